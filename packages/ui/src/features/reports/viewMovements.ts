import type { Shown } from '@vitrin/api-client/read/readAmount';
import type { MovementRow } from '@vitrin/api-client/reports/reports';
import type { ReportColumn, ReportLine, ReportView } from './ReportLine.ts';
import { reportColumns } from './reportColumns.ts';
import { movementAction } from './rowAction.ts';
import { currencyOf } from './currencyOf.ts';

/** The side of a movement that has nothing on it stays empty; a movement of nothing at all says 0,00. */
const emptyUnless = (amount: Shown, other: Shown) =>
  amount === 0 && other !== undefined && other !== 0 ? undefined : amount;

/** What a movement shows in both of them. */
export const movementLine = (row: MovementRow, order: number): ReportLine => ({
  order,
  documentNo: row.documentNo,
  date: row.date,
  kind: row.kind,
  debit: emptyUnless(row.debit, row.credit),
  credit: emptyUnless(row.credit, row.debit),
  currency: row.currency,
  sumCurrency: currencyOf(row.currency),
});

const { documentNo, date, kind, debit, credit, currency } = reportColumns;
const columns: readonly ReportColumn[] = [documentNo, date, kind, debit, credit, currency];

/** The general movements, newest first. */
export const viewMovements = (rows: readonly MovementRow[]): ReportView => ({
  columns,
  sort: { key: 'date', isDescending: true },
  lines: rows.map((row, order) => ({
    ...movementLine(row, order),
    action: movementAction(row.kind, row.documentNo, row.id),
  })),
});
