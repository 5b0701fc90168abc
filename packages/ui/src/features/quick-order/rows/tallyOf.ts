import { isProblem, isTold, type ToldState, toldStates } from './OrderRow.ts';
import type { RowCounts, RowView } from './CodeRows.ts';

/** What is counted of all rows, as each comes, goes or becomes another: thousands are not gone through for one. */
export interface Tally {
  readonly counts: { -readonly [Kind in keyof RowCounts]: RowCounts[Kind] };
  problems: number;
  /** Ready rows that are ticked. */
  ready: number;
  leftOut: number;
  /** Rows that know what was paid for them. */
  past: number;
}

export const emptyTally = (): Tally => ({
  counts: Object.fromEntries(toldStates.map((kind) => [kind, 0])) as Record<ToldState, number>,
  problems: 0,
  ready: 0,
  leftOut: 0,
  past: 0,
});

/** Counts a row that has come, or with `-1` one that has gone. */
export function countRow(tally: Tally, { row, state }: RowView, by: 1 | -1): void {
  if (isTold(state.kind)) tally.counts[state.kind] += by;
  if (isProblem(row, state)) tally.problems += by;
  if (row.leftOut !== undefined) tally.leftOut += by;
  else if (state.kind === 'ready') tally.ready += by;
  if (row.past !== undefined) tally.past += by;
}
