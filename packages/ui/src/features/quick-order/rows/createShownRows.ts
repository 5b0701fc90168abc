import type { ToldState } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';

/**
 * Gives the ids of the rows in a state as they are now, all without one; `held` is a row somebody is at, which stays among them
 * until they leave it. The same array until one comes or goes.
 */
export function createShownRows(rows: Pick<OrderRows, 'ids' | 'view'>) {
  let last: readonly number[] = [];
  return (kind: ToldState | undefined, held: number | undefined): readonly number[] => {
    if (kind === undefined) return rows.ids();
    const next = rows.ids().filter((id) => id === held || rows.view(id).state.kind === kind);
    if (next.length !== last.length || next.some((id, place) => id !== last[place])) last = next;
    return last;
  };
}
