import { isProblem } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';

/** The next row after one that somebody has to look at, from the top again behind the last. */
export function nextProblem(rows: OrderRows, after: number | undefined): number | undefined {
  const ids = rows.ids();
  const from = after === undefined ? 0 : ids.indexOf(after) + 1;
  return [...ids.slice(from), ...ids.slice(0, from)].find((id) => {
    const { row, state } = rows.view(id);
    return isProblem(row, state);
  });
}
