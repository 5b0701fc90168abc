import type { MovementRow } from '@vitrin/api-client/reports/reports';
import { expect, test } from 'vitest';
import { currenciesOf, sellerBook } from './sellerBook.ts';

const row = (rest: Partial<MovementRow>): MovementRow => ({
  id: 1,
  documentNo: '',
  date: '2026-08-07',
  kind: 'Satış faturası',
  currency: 'TL',
  debit: undefined,
  credit: undefined,
  rate: undefined,
  side: '',
  receiptId: '',
  ...rest,
});

test('RECO-04 the statement as a book: one currency, exact kuruş, what cannot be read is counted and not taken for nothing', () => {
  const rows = [
    row({ documentNo: 'A-1', debit: 0.1 + 0.2 }),
    row({ documentNo: 'A-2', credit: 1234.5, currency: 'TRY' }),
    row({ documentNo: 'A-3', debit: '1.0x0' }),
    // A zero says nothing of the other side, which may be what could not be read.
    row({ documentNo: 'A-5', debit: 0 }),
    row({ documentNo: 'A-4', debit: 5, currency: 'USD' }),
    row({ kind: 'Devir', date: undefined, debit: 58_412.75, currency: '' }),
  ];
  expect(currenciesOf(rows)).toEqual(['TRY', 'USD']);
  expect(sellerBook(rows, 'TRY', '2026-08-01')).toEqual({
    entries: [
      { date: '2026-08-01', documentNo: '', description: 'Devir', kurus: 5_841_275 },
      { date: '2026-08-07', documentNo: 'A-1', description: 'Satış faturası', kurus: 30 },
      { date: '2026-08-07', documentNo: 'A-2', description: 'Satış faturası', kurus: -123_450 },
    ],
    unread: 2,
  });
});
