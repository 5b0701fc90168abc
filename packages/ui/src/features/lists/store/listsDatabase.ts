import { storedDatabases } from '@vitrin/api-client/stored/storedDatabases';
import type { DBSchema, IDBPDatabase } from 'idb';
import { connectTo } from '../../../store/connectTo.ts';

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

/** The way to the database. */
export const createConnection = () => connectTo<ListsSchema>(storedDatabases.lists, migrations);
