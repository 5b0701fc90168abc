import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStore } from './createStore.ts';
import type { Disk, Store } from './Store.ts';

const schemaVersion = 1;

/**
 * A store in an SQLite file, made with its folder when missing. What a write acknowledged survives the end of the
 * process at any moment, and a power cut.
 * @throws Error in plain words when another process holds the file, or when a newer version wrote it.
 */
export function createSqliteStore(file: string): Store {
  mkdirSync(dirname(file), { recursive: true });
  return createStore(openSqliteDisk(file));
}

function openSqliteDisk(file: string): Disk {
  const database = new DatabaseSync(file);
  // WAL: a commit is one append, and a torn one at the end of the log is left out when the file is opened again.
  // FULL: with NORMAL a power cut could lose orders that were already acknowledged; one fsync per order is cheap.
  // EXCLUSIVE: reads come from memory, so a second process on the same file would not see what this one writes.
  database.exec('PRAGMA busy_timeout = 3000; PRAGMA locking_mode = EXCLUSIVE');
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE; COMMIT');
  } catch (error) {
    database.close();
    throw new Error(`The shop's data in ${file} cannot be opened; is another shop running on it?`, {
      cause: error,
    });
  }
  const found = Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
  if (found > schemaVersion) {
    database.close();
    throw new Error(`The shop's data in ${file} was written by a newer version (${String(found)}).`);
  }
  database.exec(`PRAGMA user_version = ${String(schemaVersion)}`);

  const statements = new Map<string, ReturnType<typeof prepareTable>>();
  const of = (table: string) => {
    const known = statements.get(table) ?? prepareTable(database, table);
    statements.set(table, known);
    return known;
  };
  return {
    load: (table) =>
      of(table)
        .load.all()
        .map((row) => String(row['body'])),
    commit: (changes) => {
      for (const { table } of changes) of(table);
      database.exec('BEGIN IMMEDIATE');
      try {
        for (const { table, id, body } of changes) {
          if (body === undefined) of(table).remove.run(id);
          else of(table).put.run(id, body);
        }
        database.exec('COMMIT');
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK');
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/** Rows keep their rowid when they are put again, and with it the order of their first commit. */
function prepareTable(database: DatabaseSync, table: string) {
  if (!/^[a-z_]+$/.test(table)) throw new Error(`Not a table name: ${table}`);
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    id TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL CHECK (json_valid(body))
  ) STRICT`);
  return {
    load: database.prepare(`SELECT body FROM ${table} ORDER BY rowid`),
    put: database.prepare(
      `INSERT INTO ${table} (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
    ),
    remove: database.prepare(`DELETE FROM ${table} WHERE id = ?`),
  };
}
