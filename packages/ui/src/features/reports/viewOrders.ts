import type { OrderRow } from '@vitrin/api-client/reports/reports';
import type { ReportColumn, ReportView } from './ReportLine.ts';
import { openAction } from './rowAction.ts';
import { currencyOf } from './currencyOf.ts';

const columns: readonly ReportColumn[] = [
  { key: 'documentNo', title: 'Belge No', kind: 'code' },
  { key: 'date', title: 'Sipariş Tarihi', kind: 'date' },
  { key: 'kind', title: 'Sipariş Türü', kind: 'text' },
  { key: 'total', title: 'Toplam', kind: 'amount' },
  { key: 'vat', title: 'KDV', kind: 'amount' },
  { key: 'grandTotal', title: 'Genel Toplam', kind: 'amount' },
  { key: 'currency', title: 'Döviz', kind: 'text' },
  { key: 'description', title: 'Açıklama', kind: 'text' },
];

/** The order list, newest first. */
export const viewOrders = (rows: readonly OrderRow[]): ReportView => ({
  columns,
  sort: { key: 'date', isDescending: true },
  lines: rows.map((row, order) => ({
    order,
    documentNo: row.documentNo,
    date: row.date,
    kind: row.kind,
    total: row.total,
    vat: row.vat,
    grandTotal: row.grandTotal,
    currency: row.currency,
    description: row.description,
    sumCurrency: currencyOf(row.currency),
    action: openAction('order', row.documentNo),
  })),
});
