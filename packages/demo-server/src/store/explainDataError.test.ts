import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { explainDataError } from './explainDataError.ts';
import { createSqliteStore } from './sqliteStore.ts';

/** A folder that is gone after the test. */
function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-data-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The file of a shop that has written something. */
function keptData(): string {
  const file = join(emptyFolder(), 'shop.sqlite');
  const store = createSqliteStore(file);
  const notes = store.table<{ readonly id: string; readonly text: string }>('notes', { id: (row) => row.id });
  for (let id = 0; id < 50; id += 1) notes.put({ id: String(id), text: 'x'.repeat(1000) });
  store.close();
  return file;
}

/** What opening says; it leaves nothing open. */
function refusal(file: string): string {
  try {
    const store = createSqliteStore(file);
    try {
      store.table('notes', { id: String });
    } finally {
      store.close();
    }
    return 'opened';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const damaged = (file: string) =>
  `The shop's data in DATA_DIR (${file}) is damaged, or not of this shop: put a copy back, move it away for a fresh shop, or name another folder in DATA_DIR.`;

test.each<[string, (file: string) => void]>([
  [
    'overwritten',
    (file) => writeFileSync(file, 'no database at all, but long enough to be read as one'.repeat(100)),
  ],
  ['cut in half', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['cut to its first page', (file) => truncateSync(file, 4096)],
  ['cut to nothing', (file) => truncateSync(file, 0)],
  [
    'of another program',
    (file) => {
      rmSync(file);
      const database = new DatabaseSync(file);
      database.exec('CREATE TABLE notes (words TEXT)');
      database.close();
    },
  ],
  [
    'a folder',
    (file) => {
      rmSync(file);
      mkdirSync(file);
    },
  ],
])('SAFE-12 data that is %s is said to be damaged', (_, spoil) => {
  const file = keptData();
  expect(refusal(file)).toBe('opened');
  spoil(file);
  expect(refusal(file)).toBe(damaged(file));
});

test.each(['', 'below'])('SAFE-12 a file in place of the folder (%s) is named', (below) => {
  const taken = join(emptyFolder(), 'taken');
  writeFileSync(taken, '');
  const folder = join(taken, below);
  expect(refusal(join(folder, 'shop.sqlite'))).toBe(
    `DATA_DIR (${folder}) is a file, or lies below one, and must be a folder: move the file away, or name another folder in DATA_DIR.`,
  );
});

/** Runs as somebody who has no rights but his own: root may write everything. */
function asAnybody<T>(work: () => T): T {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test.each<[string, (folder: string, file: string) => void]>([
  ['file', (_folder, file) => chmodSync(file, 0o444)],
  ['folder', (folder) => chmodSync(folder, 0o555)],
])('SAFE-12 a %s that cannot be written is named', (_, forbid) => {
  const file = keptData();
  const folder = join(file, '..');
  chmodSync(folder, 0o777);
  forbid(folder, file);
  onTestFinished(() => chmodSync(folder, 0o777));
  expect(asAnybody(() => refusal(file))).toBe(
    `The shop's data in DATA_DIR (${file}) cannot be written: give this user the right to write folder and file, or name another folder in DATA_DIR.`,
  );
});

test.skipIf(!existsSync('/proc/self'))(
  'SAFE-12 a place that takes no folder is named, and not tried for ever',
  () => {
    expect(refusal('/proc/none/data/shop.sqlite')).toBe(
      "The shop's data in DATA_DIR (/proc/none/data/shop.sqlite) cannot be written: give this user the right to write folder and file, or name another folder in DATA_DIR.",
    );
  },
);

test('SAFE-12 a disk without room is named, also when it fills up later', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA max_page_count = 2; CREATE TABLE notes (words TEXT)');
  const fill = () => database.exec(`INSERT INTO notes VALUES ('${'x'.repeat(10_000)}')`);
  const said =
    'There is no room left in DATA_DIR (/data): make room on its disk, or name another folder in DATA_DIR.';
  const errors: unknown[] = [Object.assign(new Error('no space'), { code: 'ENOSPC' })];
  try {
    fill();
  } catch (error) {
    errors.push(error);
  }
  database.close();
  expect(errors.map((error) => explainDataError('/data/shop.sqlite', error).message)).toEqual([said, said]);
});

test('SAFE-12 data in use is said to be', () => {
  const file = keptData();
  const store = createSqliteStore(file);
  onTestFinished(store.close);
  expect(refusal(file)).toBe(
    `The shop's data in DATA_DIR (${file}) is in use; is another shop running on it? Stop that one, or name another folder in DATA_DIR.`,
  );
});

test('SAFE-12 what nobody foresaw is said as the system says it', () => {
  const error = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  expect(explainDataError('/data/shop.sqlite', error).message).toBe(
    'DATA_DIR (/data) cannot be used: too many open files.',
  );
});

test('SAFE-12 a database that could not be begun leaves nothing behind', () => {
  const folder = join(emptyFolder(), 'new');
  mkdirSync(folder);
  // The log of the database cannot be made where a folder has its name.
  mkdirSync(join(folder, 'shop.sqlite-wal'));
  const file = join(folder, 'shop.sqlite');
  expect(refusal(file)).toBe(damaged(file));
  expect(readdirSync(folder)).toEqual(['shop.sqlite-wal']);
});
