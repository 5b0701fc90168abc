import type { GridColumn } from './GridColumn.ts';
import { cell, pin as pins, screenOnly } from './GridTable.css.ts';

type Looking = Pick<GridColumn<never>, 'kind' | 'pin' | 'className' | 'isScreenOnly'>;

const known = new WeakMap<Looking, string>();

/** The classes of a column's cells and head: written together once, not for each of hundreds of rows. */
export function lookOf(column: Looking): string {
  const found = known.get(column);
  if (found !== undefined) return found;
  const { kind = 'text', pin, isScreenOnly, className } = column;
  const look = [cell[kind], pin && pins[pin], isScreenOnly && screenOnly, className]
    .filter(Boolean)
    .join(' ');
  known.set(column, look);
  return look;
}
