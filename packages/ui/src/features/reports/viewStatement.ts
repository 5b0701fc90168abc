import { currencyOf } from './currencyOf.ts';
import type { MovementRow } from '@vitrin/api-client/reports/reports';
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
/** Lira is what a statement is in; a row that names no currency, as the one carried forward often does, is in it. */
/** Come before and after every day. */
const [beforeDays, afterDays] = ['', '9999'];

/**
 * The account statement in the order of the calendar, what was carried forward first. The running balance is a column
 * only where it can be told: every row must have a day and an amount, what was carried forward an amount.
 */
export function viewStatement(rows: readonly MovementRow[]): ReportView {
  const inOrder = rows.map(asEntry).toSorted((a, b) => {
    const [left, right] = [dayOf(a), dayOf(b)];
    if (left !== right) return left < right ? -1 : 1;
    return Number(b.isCarried) - Number(a.isCarried);
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
    lines: view.lines.map((line, index) => (inOrder[index]?.isCarried ? { ...line, isCarried: true } : line)),
  };
}

const asEntry = (row: MovementRow) => ({
  ...row,
  currency: currencyOf(row.currency, 'TRY'),
  isCarried: carried.test(foldKind(row.kind)),
});
const dayOf = ({ date, isCarried }: ReturnType<typeof asEntry>) =>
  date ?? (isCarried ? beforeDays : afterDays);
