import { readField } from '@vitrin/api-client/read/readField';
import { quantityLimit } from '../../../primitives/NumberField/parseQuantity.ts';
import { foldTurkish } from '../../../text/turkish.ts';

/** A line of a list: what stands in it is code and quantity; price and stock are always today's. */
export interface KeptRow {
  readonly code: string;
  /** A whole number from 1 up. */
  readonly quantity: number;
}

/** Where lists come from. */
export const listOrigins = [
  'hand',
  'basket',
  'products',
  'product',
  'quickOrder',
  'document',
  'file',
  'link',
  'copy',
] as const;

export interface ListOrigin {
  readonly kind: (typeof listOrigins)[number];
  /** The file, document or list it is of, where there is a name to tell. */
  readonly name?: string | undefined;
}

/** A named list that is kept on this device; no code stands in it twice. */
export interface KeptList {
  readonly id: string;
  readonly name: string;
  readonly origin: ListOrigin;
  readonly rows: readonly KeptRow[];
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** What a list is made of. */
export type NewList = Pick<KeptList, 'name' | 'origin' | 'rows'>;

/** Rows a list may have, as many as Hızlı Sipariş has. */
export const listRowLimit = 5000;
/** Letters of a name. */
export const listNameLimit = 80;

/** A name as it is kept: one line, without spaces around it, never longer than it may be; '' for none. */
export const cleanName = (name: string): string =>
  Array.from(
    name
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
      .trim(),
  )
    .slice(0, listNameLimit)
    .join('')
    .trim();

/** A code as two of them are compared. */
export const rowKey = (code: string): string => foldTurkish(code);

/** A list as it was kept or backed up, by another build too; undefined where not all of it can be read. */
export function readKeptList(value: unknown): KeptList | undefined {
  const [id, name, rows, changedAt] = ['id', 'name', 'rows', 'changedAt'].map((field) =>
    readField(value, field),
  );
  if (typeof id !== 'string' || id === '' || id.length > 100) return undefined;
  if (typeof name !== 'string' || cleanName(name) === '' || !Array.isArray(rows)) return undefined;
  const read = rows.map(readKeptRow).filter((row) => row !== undefined);
  if (read.length !== rows.length || rows.length > listRowLimit) return undefined;
  if (new Set(read.map(({ code }) => rowKey(code))).size !== read.length) return undefined;
  return {
    id,
    name: cleanName(name),
    origin: readOrigin(readField(value, 'origin')),
    rows: read,
    changedAt: typeof changedAt === 'number' && Number.isFinite(changedAt) ? changedAt : 0,
  };
}

/** A row as it can be kept and read again; undefined for anything else. */
export function readKeptRow(value: unknown): KeptRow | undefined {
  const [code, quantity] = [readField(value, 'code'), readField(value, 'quantity')];
  if (typeof code !== 'string' || rowKey(code) === '' || code.length > 200) return undefined;
  if (typeof quantity !== 'number' || !Number.isInteger(quantity)) return undefined;
  return quantity < 1 || quantity > quantityLimit ? undefined : { code, quantity };
}

function readOrigin(value: unknown): ListOrigin {
  const [said, name] = [readField(value, 'kind'), readField(value, 'name')];
  const kind = listOrigins.find((one) => one === said) ?? 'hand';
  return typeof name === 'string' && cleanName(name) !== '' ? { kind, name: cleanName(name) } : { kind };
}
