import type { OrderRow } from '@vitrin/api-client/reports/reports';
import { createView, type RowColumn } from './createView.ts';
import type { ReportView } from './ReportLine.ts';
import { openAction } from './rowAction.ts';

const columns: readonly RowColumn<OrderRow>[] = [
  { key: 'documentNo', title: 'Belge No', kind: 'code', value: (row) => row.documentNo },
  { key: 'date', title: 'Sipariş Tarihi', kind: 'date', value: (row) => row.date },
  { key: 'kind', title: 'Sipariş Türü', kind: 'text', value: (row) => row.kind },
  { key: 'total', title: 'Toplam', kind: 'amount', value: (row) => row.total },
  { key: 'vat', title: 'KDV', kind: 'amount', value: (row) => row.vat },
  { key: 'grandTotal', title: 'Genel Toplam', kind: 'amount', value: (row) => row.grandTotal },
  { key: 'currency', title: 'Döviz', kind: 'text', value: (row) => row.currency },
  { key: 'description', title: 'Açıklama', kind: 'text', value: (row) => row.description },
];

/** The order list, newest first. */
export const viewOrders = (rows: readonly OrderRow[]): ReportView =>
  createView(rows, {
    columns,
    sort: { key: 'date', isDescending: true },
    action: ({ documentNo }) => openAction('order', documentNo),
  });
