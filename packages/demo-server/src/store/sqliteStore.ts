import { closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStore } from './createStore.ts';
import { DataError, damaged, explainDataError } from './explainDataError.ts';
import type { Disk, Store } from './Store.ts';

const schemaVersion = 1;

/**
 * A store in an SQLite file, made with its folder when missing. What a write acknowledged survives the end of the
 * process at any moment, and a power cut.
 * @throws DataError here, and for what the disk refuses later
 */
export function createSqliteStore(file: string): Store {
  return explained(file, () => {
    makeFolder(dirname(file));
    const found = statSync(file, { throwIfNoEntry: false });
    // Nothing at all is what SQLite takes for a new database: the shop would begin afresh without a word.
    if (found && (!found.isFile() || found.size === 0)) throw new DataError(damaged(file));
    try {
      // Whether it and its log may be written: of this SQLite says no more than "disk I/O error".
      for (const path of [file, `${file}-wal`]) closeSync(openSync(path, 'a'));
      return createStore(openSqliteDisk(file));
    } catch (error) {
      // Nor is one to be left that was only begun.
      if (!found && statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
      throw error;
    }
  });
}

/** Node's own `recursive` never ends where the system takes no folder, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function explained<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explainDataError(file, error);
  }
}

function openSqliteDisk(file: string): Disk {
  const database = new DatabaseSync(file);
  try {
    prepareDatabase(database, file);
  } catch (error) {
    database.close();
    throw error;
  }

  const statements = new Map<string, ReturnType<typeof prepareTable>>();
  const of = (table: string) => {
    const known = statements.get(table) ?? prepareTable(database, table);
    statements.set(table, known);
    return known;
  };
  return {
    load: (table) =>
      explained(file, () =>
        of(table)
          .load.all()
          .map((row) => String(row['body'])),
      ),
    commit: (changes) =>
      explained(file, () => {
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
      }),
    close: () => database.close(),
  };
}

function prepareDatabase(database: DatabaseSync, file: string): void {
  // WAL: a commit is one append, and a torn one at the end of the log is left out when the file is opened again.
  // FULL: with NORMAL a power cut could lose orders that were already acknowledged; one fsync per order is cheap.
  // EXCLUSIVE: reads come from memory, so a second process on the same file would not see what this one writes.
  database.exec('PRAGMA busy_timeout = 3000; PRAGMA locking_mode = EXCLUSIVE');
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN EXCLUSIVE; COMMIT');
  // A file that was cut off is opened gladly, and fails in the middle of an order.
  if (read(database, 'quick_check') !== 'ok') throw new DataError(damaged(file));
  const version = Number(read(database, 'user_version'));
  if (version > schemaVersion) {
    throw new DataError(
      `The shop's data in DATA_DIR (${file}) was written by a newer version (${String(version)}): start that one, or name another folder in DATA_DIR.`,
    );
  }
  database.exec(`PRAGMA user_version = ${String(schemaVersion)}`);
}

const read = (database: DatabaseSync, pragma: string): unknown =>
  database.prepare(`PRAGMA ${pragma}`).get()?.[pragma];

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
