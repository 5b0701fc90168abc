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
/** Comes after every day. */
const noDay = '9999';

/**
 * The account statement in the order of the calendar, what was carried forward first. The running balance is a column
 * only where it can be told: every row must have a day and an amount.
 */
export function viewStatement(rows: readonly MovementRow[]): ReportView {
  const carriedRows = new Set(rows.filter(({ kind }) => carried.test(foldKind(kind))));
  const inOrder = rows.toSorted((a, b) => {
    const [left, right] = [a.date ?? noDay, b.date ?? noDay];
    if (left !== right) return left < right ? -1 : 1;
    return Number(carriedRows.has(b)) - Number(carriedRows.has(a));
  });
  const balances = runningBalances(inOrder);
  const { documentNo, date, kind, debit, credit, currency } = movementColumns;
  const balance: StatementColumn = {
    key: 'balance',
    title: 'Bakiye',
    kind: 'balance',
    value: (_row, order) => balances?.[order],
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
      return row && carriedRows.has(row) ? { ...line, isCarried: true } : line;
    }),
  };
}
