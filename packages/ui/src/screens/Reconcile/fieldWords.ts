import type { AmountForm, LedgerField } from '../../features/reconcile/ledger/LedgerColumns.ts';

/** What the fields of a ledger are called. */
export const fieldWords: Readonly<Record<LedgerField, string>> = {
  date: 'Tarih',
  documentNo: 'Belge No',
  description: 'Açıklama',
  debit: 'Borç',
  credit: 'Alacak',
  amount: 'Tutar',
  side: 'B/A',
};

/** The fields of each form. */
export const fieldsOf: Readonly<Record<AmountForm, readonly LedgerField[]>> = {
  twoColumns: ['date', 'documentNo', 'description', 'debit', 'credit'],
  oneColumn: ['date', 'documentNo', 'description', 'amount', 'side'],
};
