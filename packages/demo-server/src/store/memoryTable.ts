import type { Keys } from './Store.ts';

/** The rows of one table in memory, with the rows of each owner at hand. */
export interface MemoryTable<Row> {
  readonly get: (id: string) => Row | undefined;
  readonly all: () => readonly Row[];
  readonly owned: (owner: string) => readonly Row[];
  /** Files `row` under `id`, or takes the row of `id` away; returns what was there before. */
  readonly set: (id: string, row: Row | undefined) => Row | undefined;
}

export function createMemoryTable<Row>({ owner }: Keys<Row>): MemoryTable<Row> {
  const rows = new Map<string, Row>();
  const byOwner = new Map<string, Map<string, Row>>();

  const unfile = (id: string, row: Row) => {
    if (owner) byOwner.get(owner(row))?.delete(id);
  };
  const file = (id: string, row: Row) => {
    if (!owner) return;
    const key = owner(row);
    const siblings = byOwner.get(key) ?? new Map<string, Row>();
    byOwner.set(key, siblings.set(id, row));
  };

  return {
    get: (id) => rows.get(id),
    all: () => [...rows.values()],
    owned: (key) => [...(byOwner.get(key)?.values() ?? [])],
    set: (id, row) => {
      const before = rows.get(id);
      // A row that stays with its owner keeps its place in the order.
      if (before !== undefined && !(row !== undefined && owner?.(before) === owner?.(row)))
        unfile(id, before);
      if (row === undefined) rows.delete(id);
      else {
        rows.set(id, row);
        file(id, row);
      }
      return before;
    },
  };
}
