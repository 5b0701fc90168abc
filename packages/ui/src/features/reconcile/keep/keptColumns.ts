import { readField } from '@vitrin/api-client/read/readField';
import { readList } from '@vitrin/api-client/read/readList';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { type LedgerColumns, placesOf } from '../ledger/LedgerColumns.ts';
import { foldHead } from '../ledger/ledgerHeads.ts';

interface Remembered {
  readonly head: string;
  readonly columns: LedgerColumns;
}

/** A dealer has a program or two, and changes them now and then. */
const kept = 20;

/** Columns as they were kept, by another build too. */
export function readColumns(value: unknown): LedgerColumns | undefined {
  const place = (name: string) => {
    const number = readField(value, name);
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
  };
  const skipped = place('skipped');
  if (skipped === undefined) return undefined;
  const form = readField(value, 'form') === 'oneColumn' ? 'oneColumn' : 'twoColumns';
  return { skipped, form, ...placesOf(place) };
}

function readRemembered(value: unknown): Remembered | undefined {
  const head = readRaw(readField(value, 'head'));
  const columns = readColumns(readField(value, 'columns'));
  return head === '' || !columns ? undefined : { head, columns };
}

const stored = (owner: string) =>
  storedValue(storedKeys.ledgerColumns, (value) => readList(value, readRemembered), owner);

/** The head of a table as it is known again: the row above the first entry. '' where there is none. */
const headOf = (rows: readonly (readonly string[])[], skipped: number): string =>
  skipped === 0 ? '' : (rows[skipped - 1] ?? []).map(foldHead).join('\t').trim();

/** Rows in which a head is looked for. */
const searched = 40;

/** Which columns of a table are which, as somebody (`personKey`) said of a table with this head; undefined where nobody did. */
export function recallColumns(
  owner: string,
  rows: readonly (readonly string[])[],
): LedgerColumns | undefined {
  const known = stored(owner).get();
  for (let skipped = 1; skipped <= Math.min(searched, rows.length); skipped += 1) {
    const head = headOf(rows, skipped);
    const found = head === '' ? undefined : known.find((one) => one.head === head);
    if (found) return { ...found.columns, skipped };
  }
  return undefined;
}

/** Remembers the columns of a table by its head; without one there is nothing to know it again by. */
export function rememberColumns(
  owner: string,
  rows: readonly (readonly string[])[],
  columns: LedgerColumns,
): void {
  const head = headOf(rows, columns.skipped);
  if (head === '') return;
  const { get, set } = stored(owner);
  set([{ head, columns }, ...get().filter((one) => one.head !== head)].slice(0, kept));
}
