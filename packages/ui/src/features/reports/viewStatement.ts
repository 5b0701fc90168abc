import { currencyOf } from './currencyOf.ts';
import type { MovementRow } from '@vitrin/api-client/reports/reports';
import { foldKind } from './foldKind.ts';
import type { ReportColumn, ReportView } from './ReportLine.ts';
import { reportColumns } from './reportColumns.ts';
import { movementAction } from './rowAction.ts';
import { runningBalances } from './runningBalances.ts';
import { movementLine } from './viewMovements.ts';

const side: ReportColumn = { key: 'side', title: 'B/A', kind: 'side' };
const balance: ReportColumn = { key: 'balance', title: 'Bakiye', kind: 'balance' };

/** What a backend calls the row that carries forward what was owed before the range. */
const carried = /^(?:devir|devreden)(?: bakiye(?:si)?)?$/;
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
  const { documentNo, date, kind, debit, credit, currency, rate } = reportColumns;
  return {
    columns: [side, documentNo, date, kind, debit, credit, ...(balances ? [balance] : []), currency, rate],
    sort: { key: 'date', isDescending: false },
    lines: inOrder.map((row, order) => ({
      ...movementLine(row, order),
      side: row.side,
      balance: balances?.[order],
      rate: row.rate,
      action: movementAction(row.kind, row.documentNo, row.receiptId),
      isCarried: row.isCarried,
    })),
  };
}

/** Lira is what a statement is in; a row that names no currency, as the one carried forward often does, is in it. */
const asEntry = (row: MovementRow) => ({
  ...row,
  currency: currencyOf(row.currency, 'TRY'),
  isCarried: carried.test(foldKind(row.kind)),
});
const dayOf = ({ date, isCarried }: ReturnType<typeof asEntry>) =>
  date ?? (isCarried ? beforeDays : afterDays);
