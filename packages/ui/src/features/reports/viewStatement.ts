import type { MovementRow } from '@vitrin/api-client/read/readReport';
import { createView, type RowColumn } from './createView.ts';
import { foldKind } from './foldKind.ts';
import type { ReportView } from './ReportLine.ts';
import { movementAction } from './rowAction.ts';
import { runningBalances } from './runningBalances.ts';
import { movementColumns } from './viewMovements.ts';

type StatementColumn = RowColumn<MovementRow>;

const side: StatementColumn = { key: 'side', title: 'B/A', kind: 'side', value: (row) => row.side };
const rate: StatementColumn = { key: 'rate', title: 'Kur', kind: 'rate', value: (row) => row.rate };

/** What a backend calls the row that carries forward what was owed before the range. */
const carried = /^(?:devir|devreden)(?: bakiye(?:si)?)?$/;
const isCarried = ({ kind }: MovementRow) => carried.test(foldKind(kind));

/**
 * The account statement in the order of the calendar, what was carried forward first. The running balance is a column
 * only where it can be told: every row must have a day and an amount.
 */
export function viewStatement(rows: readonly MovementRow[]): ReportView {
  const inOrder = rows
    .map((row) => ({ row, rank: `${row.date ?? '9999'}${isCarried(row) ? 0 : 1}` }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    .map(({ row }) => row);
  const balances = runningBalances(inOrder);
  const balanceOf = new Map(inOrder.map((row, index) => [row, balances?.[index]]));
  const { documentNo, date, kind, debit, credit, currency } = movementColumns;
  const balance: StatementColumn = {
    key: 'balance',
    title: 'Bakiye',
    kind: 'balance',
    value: (row) => balanceOf.get(row),
  };
  const view = createView(inOrder, {
    columns: [side, documentNo, date, kind, debit, credit, ...(balances ? [balance] : []), currency, rate],
    sort: { key: 'date', isDescending: false },
    action: ({ kind: words, documentNo: number, receiptId }) => movementAction(words, number, receiptId),
  });
  return {
    ...view,
    lines: view.lines.map((line, index) => {
      const row = inOrder[index];
      return row && isCarried(row) ? { ...line, isCarried: true } : line;
    }),
  };
}
