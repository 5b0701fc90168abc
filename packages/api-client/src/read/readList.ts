/**
 * The items of a list that may be null, missing or of another type (then there are none). Items for which `readItem`
 * gives undefined are left out.
 */
export function readList<T>(value: unknown, readItem: (item: unknown) => T | undefined): readonly T[] {
  if (!Array.isArray(value)) return [];
  const items: T[] = [];
  for (const entry of value) {
    const item = readItem(entry);
    if (item !== undefined) items.push(item);
  }
  return items;
}
