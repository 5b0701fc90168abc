import type { Shown } from '@vitrin/api-client/read/readAmount';
import type { MovementRow } from '@vitrin/api-client/reports/reports';
import type { ReportColumn, ReportLine, ReportView } from './ReportLine.ts';
import { movementAction } from './rowAction.ts';
import { currencyOf } from './currencyOf.ts';

/** The side of a movement that has nothing on it stays empty; a movement of nothing at all says 0,00. */
const emptyUnless = (amount: Shown, other: Shown) =>
  amount === 0 && other !== undefined && other !== 0 ? undefined : amount;

/** Columns the general movements and the statement have in common. */
export const movementColumns = {
  documentNo: { key: 'documentNo', title: 'Belge No', kind: 'code' },
  date: { key: 'date', title: 'Tarih', kind: 'date' },
  kind: { key: 'kind', title: 'Belge Türü', kind: 'text' },
  debit: { key: 'debit', title: 'Borç', kind: 'amount' },
  credit: { key: 'credit', title: 'Alacak', kind: 'amount' },
  currency: { key: 'currency', title: 'Döviz', kind: 'text' },
} as const satisfies Record<string, ReportColumn>;

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

const columns: readonly ReportColumn[] = Object.values(movementColumns);

/** The general movements, newest first. */
export const viewMovements = (rows: readonly MovementRow[]): ReportView => ({
  columns,
  sort: { key: 'date', isDescending: true },
  lines: rows.map((row, order) => ({
    ...movementLine(row, order),
    action: movementAction(row.kind, row.documentNo, row.id),
  })),
});
