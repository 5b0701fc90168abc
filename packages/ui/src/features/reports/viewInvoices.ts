import type { InvoiceRow } from '@vitrin/api-client/reports/reports';
import { ageOf, daysOverdue } from './ageing.ts';
import type { ReportColumn, ReportView } from './ReportLine.ts';
import { documentLine, reportColumns } from './reportColumns.ts';
import { openAction } from './rowAction.ts';

const { documentNo, date, kind, due, total, vat, grandTotal, currency, rate } = reportColumns;
const late: ReportColumn = { key: 'overdue', title: 'Gecikme', kind: 'days' };
const columns: readonly ReportColumn[] = [
  documentNo,
  date,
  { ...kind, title: 'Tür' },
  due,
  late,
  total,
  vat,
  grandTotal,
  currency,
  rate,
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
      ...documentLine(row, order),
      due: row.dueDate,
      overdue,
      ageGroup: overdue === undefined ? '' : ageOf(overdue),
      rate: row.rate,
      action: openAction('invoice', row.documentNo),
    };
  }),
});
