import type { ItemOf } from './Wire.ts';

/**
 * The items of a list that may be null, missing or of another type (then there are none). Items for which `readItem`
 * gives undefined are left out.
 */
export function readList<V, T>(value: V, readItem: (item: ItemOf<V>) => T | undefined): readonly T[] {
  if (!Array.isArray(value)) return [];
  const items: T[] = [];
  for (const entry of value) {
    const item = readItem(entry);
    if (item !== undefined) items.push(item);
  }
  return items;
}
