import { readField } from '@vitrin/api-client/read/readField';
import { readList } from '@vitrin/api-client/read/readList';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { encodings } from '../../../sheet/read/decodeText.ts';
import { delimiters } from '../../../sheet/read/delimiters.ts';
import type { ToldText } from '../../../sheet/read/readTableFile.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import type { ListColumns } from './readRow.ts';

type Table = readonly (readonly string[])[];

/** What somebody has said of a file: how its text is read, and which columns are which. */
export interface ToldColumns extends ListColumns {
  /** Undefined where its text was read right by itself. */
  readonly told: ToldText | undefined;
  /** Rows before the first product. */
  readonly skipped: number;
}

interface Remembered extends Omit<ToldColumns, 'skipped'> {
  readonly head: string;
}

/** A dealer has a program or two, and changes them now and then. */
const kept = 20;
/** Rows in which a head is looked for. */
const searched = 20;

function readTold(value: unknown): ToldText | undefined {
  const encoding = encodings.find((one) => one === readField(value, 'encoding'));
  const delimiter = delimiters.find((one) => one === readField(value, 'delimiter'));
  if (encoding === undefined && delimiter === undefined) return undefined;
  return { ...(encoding && { encoding }), ...(delimiter && { delimiter }) };
}

/** As it was kept, by another build too. */
function readRemembered(value: unknown): Remembered | undefined {
  const place = (name: string) => {
    const number = readField(value, name);
    return typeof number === 'number' && Number.isInteger(number) && number >= 0 ? number : undefined;
  };
  const head = readRaw(readField(value, 'head'));
  const code = place('code');
  const quantity = place('quantity');
  if (head === '' || code === undefined || code === quantity) return undefined;
  return { head, code, quantity, told: readTold(readField(value, 'told')) };
}

/** Beside the rows of this identity (`identityKey`), and gone with them. */
const stored = (owner: string) =>
  storedValue(storedKeys.orderRows(`${owner} columns`), (value) => readList(value, readRemembered), owner);

/** The head of a table as it is known again. */
const headOf = (cells: readonly string[] = []): string =>
  cells
    .map((cell) => foldTurkish(cell).trim())
    .join('\t')
    .trim();

/**
 * What this identity said of a file with such a head; undefined where nothing was said.
 * @param rows its table as it is read by itself
 */
export function recallColumns(owner: string, rows: Table): ToldColumns | undefined {
  const known = stored(owner).get();
  for (const [place, cells] of rows.slice(0, searched).entries()) {
    const head = headOf(cells);
    const found = head === '' ? undefined : known.find((one) => one.head === head);
    if (found) return { told: found.told, code: found.code, quantity: found.quantity, skipped: place + 1 };
  }
  return undefined;
}

/**
 * Remembers it by the head of the file; without one there is nothing to know it again by.
 * @param rows its table as it is read by itself
 */
export function rememberColumns(owner: string, rows: Table, { skipped, ...said }: ToldColumns): void {
  const head = headOf(rows[skipped - 1]);
  if (head === '') return;
  const { get, set } = stored(owner);
  set([{ head, ...said }, ...get().filter((one) => one.head !== head)].slice(0, kept));
}
