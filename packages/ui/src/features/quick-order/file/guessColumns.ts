import { isBarcode } from '../../../primitives/NumberField/isBarcode.ts';
import { columnOf } from '../list/headerWords.ts';
import { readQuantityCell } from '../list/readQuantityCell.ts';

type Table = readonly (readonly string[])[];

export interface ColumnGuess {
  /** Rows before the first product: titles and the head. */
  readonly skipped: number;
  /** Places from 0; undefined where no column holds such a thing. */
  readonly code: number | undefined;
  readonly quantity: number | undefined;
}

/** Titles may stand above the head; farther down there is none. */
const searched = 20;
/** Enough to tell what a column holds. */
const sampled = 50;

/** Finds the columns of codes and quantities by the words of a head, else by what the columns hold. */
export function guessColumns(table: Table): ColumnGuess {
  const head = table.slice(0, searched).findIndex((cells) => cells.some((cell) => columnOf(cell) === 'code'));
  const named = (what: 'code' | 'quantity') => {
    const place = (table[head] ?? []).findIndex((cell) => columnOf(cell) === what);
    return place < 0 ? undefined : place;
  };
  const skipped = head + 1;
  const rows = table.slice(skipped, skipped + sampled);
  const code = named('code') ?? guessCode(rows);
  return { skipped, code, quantity: named('quantity') ?? guessQuantity(rows, code) };
}

function share(rows: Table, place: number, holds: (cell: string) => boolean): number {
  const filled = rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== '');
  return filled.length === 0 ? 0 : filled.filter(holds).length / rows.length;
}

const placesOf = (rows: Table) =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }, (_, i) => i);
const fullest = (rows: Table, places: readonly number[], holds: (cell: string) => boolean, least: number) => {
  const scored = places.map((place) => ({ place, score: share(rows, place, holds) }));
  const best = scored.reduce<{ place: number; score: number } | undefined>(
    (one, other) => (one && one.score >= other.score ? one : other),
    undefined,
  );
  return best && best.score >= least ? best.place : undefined;
};

/** A bar code, or letters and digits that are no sentence and no number with its unit. */
const looksLikeCode = (cell: string) =>
  isBarcode(cell) ||
  (/\d/.test(cell) &&
    /[^\d.,]/.test(cell) &&
    cell.length <= 40 &&
    !/\s\S+\s/.test(cell) &&
    readQuantityCell(cell) === undefined);

/** Bar codes before anything else; else short texts with digits, of which few are alike and which are no plain counting. */
function guessCode(rows: Table): number | undefined {
  const places = placesOf(rows);
  const byBarcode = fullest(rows, places, isBarcode, 0.5);
  if (byBarcode !== undefined) return byBarcode;
  const codes = places.filter((place) => {
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    return new Set(cells).size > cells.length / 2;
  });
  return fullest(rows, codes, looksLikeCode, 0.5) ?? fullest(rows, codes, (cell) => cell.length <= 40, 0.5);
}

function guessQuantity(rows: Table, code: number | undefined): number | undefined {
  const places = placesOf(rows).filter((place) => place !== code && !isNumbering(rows, place, code));
  return fullest(rows, places, (cell) => typeof readQuantityCell(cell) === 'number', 0.5);
}

/** Whether a column only numbers the rows: in front of what they are about, where quantities stand behind it. */
function isNumbering(rows: Table, place: number, code = 0): boolean {
  const numbers = rows.map((cells) => Number((cells[place] ?? '').replace(/\.$/, '')));
  return (
    place < code &&
    rows.length > 2 &&
    numbers.every((number, row) => number === (numbers[0] ?? 0) + row) &&
    numbers[0] !== undefined &&
    numbers[0] <= 1
  );
}
