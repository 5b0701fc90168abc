import type { Shown } from '@vitrin/api-client/read/readAmount';
import type { MovementRow } from '@vitrin/api-client/reports/reports';
import { createView, type RowColumn } from './createView.ts';
import type { ReportView } from './ReportLine.ts';
import { movementAction } from './rowAction.ts';

type MovementColumn = RowColumn<MovementRow>;

/** The side of a movement that has nothing on it stays empty; a movement of nothing at all says 0,00. */
const emptyUnless = (amount: Shown, other: Shown) =>
  amount === 0 && other !== undefined && other !== 0 ? undefined : amount;

/** Columns the general movements and the statement have in common. */
export const movementColumns = {
  documentNo: { key: 'documentNo', title: 'Belge No', kind: 'code', value: (row) => row.documentNo },
  date: { key: 'date', title: 'Tarih', kind: 'date', value: (row) => row.date },
  kind: { key: 'kind', title: 'Belge Türü', kind: 'text', value: (row) => row.kind },
  debit: {
    key: 'debit',
    title: 'Borç',
    kind: 'amount',
    value: ({ debit, credit }) => emptyUnless(debit, credit),
  },
  credit: {
    key: 'credit',
    title: 'Alacak',
    kind: 'amount',
    value: ({ debit, credit }) => emptyUnless(credit, debit),
  },
  currency: { key: 'currency', title: 'Döviz', kind: 'text', value: (row) => row.currency },
} as const satisfies Record<string, MovementColumn>;

const columns: readonly MovementColumn[] = Object.values(movementColumns);

/** The general movements, newest first. */
export const viewMovements = (rows: readonly MovementRow[]): ReportView =>
  createView(rows, {
    columns,
    sort: { key: 'date', isDescending: true },
    action: ({ kind, documentNo, id }) => movementAction(kind, documentNo, id),
  });
