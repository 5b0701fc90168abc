import type { InvoiceRow, OrderRow } from '@vitrin/api-client/reports/reports';
import { currencyOf } from './currencyOf.ts';
import type { ReportColumn, ReportLine } from './ReportLine.ts';

/** Columns that several reports have. */
export const reportColumns = {
  documentNo: { key: 'documentNo', title: 'Belge No', kind: 'code' },
  date: { key: 'date', title: 'Tarih', kind: 'date' },
  kind: { key: 'kind', title: 'Belge Türü', kind: 'text' },
  due: { key: 'due', title: 'VADE', kind: 'date' },
  debit: { key: 'debit', title: 'Borç', kind: 'amount' },
  credit: { key: 'credit', title: 'Alacak', kind: 'amount' },
  total: { key: 'total', title: 'Toplam', kind: 'amount' },
  vat: { key: 'vat', title: 'KDV', kind: 'amount' },
  grandTotal: { key: 'grandTotal', title: 'Genel Toplam', kind: 'amount' },
  currency: { key: 'currency', title: 'Döviz', kind: 'text' },
  rate: { key: 'rate', title: 'Kur', kind: 'rate' },
} as const satisfies Record<string, ReportColumn>;

/** What an order and an invoice show alike. */
export const documentLine = (row: OrderRow | InvoiceRow, order: number): ReportLine => ({
  order,
  documentNo: row.documentNo,
  date: row.date,
  kind: row.kind,
  total: row.total,
  vat: row.vat,
  grandTotal: row.grandTotal,
  currency: row.currency,
  sumCurrency: currencyOf(row.currency),
});
