import type { InvoiceRow } from '@vitrin/api-client/reports/reports';
import { ageOf, daysOverdue } from './ageing.ts';
import type { ReportColumn, ReportView } from './ReportLine.ts';
import { openAction } from './rowAction.ts';
import { currencyOf } from './currencyOf.ts';

const columns: readonly ReportColumn[] = [
  { key: 'documentNo', title: 'Belge No', kind: 'code' },
  { key: 'date', title: 'Tarih', kind: 'date' },
  { key: 'kind', title: 'Tür', kind: 'text' },
  { key: 'due', title: 'VADE', kind: 'date' },
  { key: 'overdue', title: 'Gecikme', kind: 'days' },
  { key: 'total', title: 'Toplam', kind: 'amount' },
  { key: 'vat', title: 'KDV', kind: 'amount' },
  { key: 'grandTotal', title: 'Genel Toplam', kind: 'amount' },
  { key: 'currency', title: 'Döviz', kind: 'text' },
  { key: 'rate', title: 'Kur', kind: 'rate' },
];

/**
 * The invoice list, newest first.
 * @param today calendar day `yyyy-MM-dd` from which days past the due date are counted
 */
export const viewInvoices = (rows: readonly InvoiceRow[], today: string): ReportView => ({
  columns,
  sort: { key: 'date', isDescending: true },
  lines: rows.map((row, order) => {
    const overdue = daysOverdue(row, today);
    return {
      order,
      documentNo: row.documentNo,
      date: row.date,
      kind: row.kind,
      due: row.dueDate,
      overdue,
      ageGroup: overdue === undefined ? '' : ageOf(overdue),
      total: row.total,
      vat: row.vat,
      grandTotal: row.grandTotal,
      currency: row.currency,
      rate: row.rate,
      sumCurrency: currencyOf(row.currency),
      action: openAction('invoice', row.documentNo),
    };
  }),
});
