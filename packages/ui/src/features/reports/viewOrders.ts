import type { OrderRow } from '@vitrin/api-client/reports/reports';
import type { ReportColumn, ReportView } from './ReportLine.ts';
import { documentLine, reportColumns } from './reportColumns.ts';
import { openAction } from './rowAction.ts';

const { documentNo, date, kind, total, vat, grandTotal, currency } = reportColumns;
const description: ReportColumn = { key: 'description', title: 'Açıklama', kind: 'text' };
const columns: readonly ReportColumn[] = [
  documentNo,
  { ...date, title: 'Sipariş Tarihi' },
  { ...kind, title: 'Sipariş Türü' },
  total,
  vat,
  grandTotal,
  currency,
  description,
];

/** The order list, newest first. */
export const viewOrders = (rows: readonly OrderRow[]): ReportView => ({
  columns,
  sort: { key: 'date', isDescending: true },
  lines: rows.map((row, order) => ({
    ...documentLine(row, order),
    description: row.description,
    action: openAction('order', row.documentNo),
  })),
});
