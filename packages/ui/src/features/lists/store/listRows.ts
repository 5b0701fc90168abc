import { quantityLimit } from '../../../primitives/NumberField/parseQuantity.ts';
import { type KeptRow, rowKey } from './KeptList.ts';

/** Rows with others added: equal codes are one row, with the sum of what both ask for. */
export function addRows(rows: readonly KeptRow[], more: readonly KeptRow[]): readonly KeptRow[] {
  const sums = new Map(rows.map((row) => [rowKey(row.code), row]));
  for (const { code, quantity } of more) {
    const key = rowKey(code);
    const standing = sums.get(key) ?? { code: code.trim(), quantity: 0 };
    sums.set(key, { ...standing, quantity: Math.min(standing.quantity + quantity, quantityLimit) });
  }
  return [...sums.values()];
}

/** Takes back what `addRows` added: what is more by now stays. */
export function takeRows(rows: readonly KeptRow[], added: readonly KeptRow[]): readonly KeptRow[] {
  const less = new Map(added.map(({ code, quantity }) => [rowKey(code), quantity]));
  return rows.flatMap(({ code, quantity }) => {
    const left = quantity - (less.get(rowKey(code)) ?? 0);
    return left > 0 ? [{ code, quantity: left }] : [];
  });
}

/** The row of a code asks for another quantity. */
export const withQuantity = (rows: readonly KeptRow[], code: string, quantity: number): readonly KeptRow[] =>
  rows.map((row) => (rowKey(row.code) === rowKey(code) ? { code: row.code, quantity } : row));

/** The rows without that of a code. */
export const withoutRow = (rows: readonly KeptRow[], code: string): readonly KeptRow[] =>
  rows.filter((row) => rowKey(row.code) !== rowKey(code));

/** Puts a row that was taken out back to its place, unless its code stands there again. */
export const putBackRow = (rows: readonly KeptRow[], row: KeptRow, place: number): readonly KeptRow[] =>
  rows.some(({ code }) => rowKey(code) === rowKey(row.code)) ? rows : rows.toSpliced(place, 0, row);
