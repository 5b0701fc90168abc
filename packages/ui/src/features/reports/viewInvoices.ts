import type { InvoiceRow } from '@vitrin/api-client/reports/reports';
import { daysOverdue } from './ageing.ts';
import { createView, type RowColumn } from './createView.ts';
import type { ReportView } from './ReportLine.ts';
import { openAction } from './rowAction.ts';

const columnsOn = (today: string): readonly RowColumn<InvoiceRow>[] => [
  { key: 'documentNo', title: 'Belge No', kind: 'code', value: (row) => row.documentNo },
  { key: 'date', title: 'Tarih', kind: 'date', value: (row) => row.date },
  { key: 'kind', title: 'Tür', kind: 'text', value: (row) => row.kind },
  { key: 'due', title: 'VADE', kind: 'date', value: (row) => row.dueDate },
  {
    key: 'overdue',
    title: 'Gecikme',
    kind: 'days',
    value: ({ dueDate, kind }) => daysOverdue({ dueDate, kind }, today),
  },
  { key: 'total', title: 'Toplam', kind: 'amount', value: (row) => row.total },
  { key: 'vat', title: 'KDV', kind: 'amount', value: (row) => row.vat },
  { key: 'grandTotal', title: 'Genel Toplam', kind: 'amount', value: (row) => row.grandTotal },
  { key: 'currency', title: 'Döviz', kind: 'text', value: (row) => row.currency },
  { key: 'rate', title: 'Kur', kind: 'rate', value: (row) => row.rate },
];

/**
 * The invoice list, newest first.
 * @param today calendar day `yyyy-MM-dd` from which days past the due date are counted
 */
export const viewInvoices = (rows: readonly InvoiceRow[], today: string): ReportView =>
  createView(rows, {
    columns: columnsOn(today),
    sort: { key: 'date', isDescending: true },
    action: ({ documentNo }) => openAction('invoice', documentNo),
  });
