import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { BlockedError } from './storageProblem.ts';

/** Milliseconds until a database that says nothing counts as blocked. */
const patience = 10_000;

/**
 * The way to a database: opened when it is first asked for, let go for the tab of a newer version, and opened anew after
 * whatever has closed it. Rejects where it cannot be opened now.
 * @param migrations what makes each version of the one before, from none on
 */
export function connectTo<Schema extends DBSchema>(
  name: string,
  migrations: readonly ((database: IDBPDatabase<Schema>) => void)[],
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return async () => {
    const blocked = Promise.withResolvers<never>();
    const limit = setTimeout(() => blocked.reject(new BlockedError('no answer')), patience);
    try {
      if (!opening) {
        opening = openDB<Schema>(name, migrations.length, {
          upgrade: (database, from) => {
            for (const migrate of migrations.slice(from)) migrate(database);
          },
          blocked: () => blocked.reject(new BlockedError('held by another tab')),
          blocking: (_from, _to, { target }) => {
            forget();
            if (target instanceof IDBDatabase) target.close();
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
