import { createMemoryTable } from './memoryTable.ts';
import type { Change, Disk, Store } from './Store.ts';

/** A store in memory; with a disk under it every transaction is committed there before it counts. */
export function createStore(disk?: Disk): Store {
  const opened = new Set<string>();
  let depth = 0;
  let undo: (() => void)[] = [];
  let changes = new Map<string, Change>();

  const transaction = <T>(work: () => T): T => {
    if (depth > 0) return work();
    depth = 1;
    try {
      const result = work();
      if (changes.size > 0) disk?.commit([...changes.values()]);
      return result;
    } catch (error) {
      for (const step of undo.toReversed()) step();
      throw error;
    } finally {
      depth = 0;
      undo = [];
      changes = new Map();
    }
  };

  return {
    transaction,
    close: () => disk?.close(),
    table: <Row>(name: string, keys: Parameters<typeof createMemoryTable<Row>>[0]) => {
      if (opened.has(name)) throw new Error(`Table ${name} is open already`);
      opened.add(name);
      const rows = createMemoryTable<Row>(keys);
      for (const body of disk?.load(name) ?? []) {
        const row = JSON.parse(body) as Row;
        rows.set(keys.id(row), row);
      }
      const write = (id: string, row: Row | undefined) =>
        transaction(() => {
          const body = row === undefined || !disk ? undefined : JSON.stringify(row);
          const before = rows.set(id, row);
          undo.push(() => rows.set(id, before));
          changes.set(`${name} ${id}`, { table: name, id, body });
        });
      return {
        get: rows.get,
        all: rows.all,
        owned: rows.owned,
        put: (row: Row) => write(keys.id(row), row),
        remove: (id: string) => write(id, undefined),
      };
    },
  };
}
