import { storedDatabases } from '@vitrin/api-client/stored/storedDatabases';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BlockedError } from './storageProblem.ts';

/** What is kept of a list is read by `readKeptList`: another build may have written it. */
interface ListsSchema extends DBSchema {
  lists: { key: string; value: object; indexes: { member: string } };
  /** When somebody's lists were last backed up, by `identityKey`. */
  backups: { key: string; value: { readonly owner: string; readonly at: number } };
}

export type ListsDatabase = IDBPDatabase<ListsSchema>;

/** What makes each version of the one before, from none on. Written once, never changed: browsers are at any of them. */
const migrations: readonly ((database: ListsDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('lists', { keyPath: 'id' }).createIndex('member', 'owner.member');
    database.createObjectStore('backups', { keyPath: 'owner' });
  },
];

/** Milliseconds until a database that says nothing counts as blocked. */
const patience = 10_000;

/**
 * The way to the database: opened when it is first asked for, let go for the tab of a newer version, and opened anew after
 * whatever has closed it. Rejects where it cannot be opened now.
 */
export function createConnection(): () => Promise<ListsDatabase> {
  let opening: Promise<ListsDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return async () => {
    const blocked = Promise.withResolvers<never>();
    const limit = setTimeout(() => blocked.reject(new BlockedError('no answer')), patience);
    try {
      if (!opening) {
        opening = openDB<ListsSchema>(storedDatabases.lists, migrations.length, {
          upgrade: (database, from) => {
            for (const migrate of migrations.slice(from)) migrate(database);
          },
          blocked: () => blocked.reject(new BlockedError('held by another tab')),
          blocking: (_from, _to, { target }) => {
            forget();
            (target as IDBDatabase).close();
          },
          terminated: forget,
        });
        // What is merely blocked may still open, for whoever tries again.
        opening.catch(forget);
      }
      return await Promise.race([opening, blocked.promise]);
    } finally {
      clearTimeout(limit);
    }
  };
}
