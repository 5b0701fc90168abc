import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { foldTurkish } from '../../../text/turkish.ts';
import type { OrderedLine } from '../list/ListLine.ts';
import { isEmpty, type OrderRow, quantityOf, type SavedRow } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';

const keyOf = (code: string) => foldTurkish(code).trim();

/** Rows for the lines of a list, before the empty one; lines of a code that stands already are added to it. */
export function addLines(
  { rewrite }: Pick<OrderRows, 'rewrite'>,
  lines: readonly OrderedLine[],
): { readonly added: number; readonly summed: number } {
  let summed = 0;
  rewrite((rows, make) => {
    const merged = mergeLines(rows, lines, make);
    ({ summed } = merged);
    return merged.rows;
  });
  return { added: lines.length - summed, summed };
}

/**
 * Puts the lines of a list behind rows; what is of a code that stands already is added to it.
 * @param make gives a row its id
 */
function mergeLines(
  rows: readonly OrderRow[],
  lines: readonly OrderedLine[],
  make: (row: SavedRow) => OrderRow,
): { readonly rows: readonly OrderRow[]; readonly summed: number } {
  const next = rows.filter((row) => !isEmpty(row));
  const places = new Map(next.map(({ code }, place) => [keyOf(code), place]));
  let summed = 0;
  for (const line of lines) {
    const key = line.kind === 'product' ? keyOf(line.code) : undefined;
    const place = key === undefined ? undefined : places.get(key);
    const standing = place === undefined ? undefined : next[place];
    const quantity = standing && quantityOf(standing);
    if (place !== undefined && standing && quantity !== undefined && line.kind === 'product') {
      next[place] = {
        ...standing,
        quantity: formatQuantity(quantity + line.quantity),
        merged: (standing.merged ?? 1) + (line.merged ?? 1),
        reason: undefined,
        past: line.past ?? standing.past,
        leftOut: undefined,
      };
      summed += 1;
    } else {
      if (key !== undefined) places.set(key, next.length);
      next.push(make(rowOfLine(line)));
    }
  }
  return { rows: next, summed };
}

function rowOfLine(line: OrderedLine): SavedRow {
  switch (line.kind) {
    case 'product':
      return {
        code: line.code,
        quantity: formatQuantity(line.quantity),
        wholeCode: line.wholeCode,
        merged: line.merged,
        past: line.past,
        leftOut: line.leftOut,
      };
    case 'badQuantity':
      return { code: line.code, quantity: line.text, past: line.past, leftOut: line.leftOut };
    case 'noCode':
      return { code: '', quantity: line.quantity, fault: 'noCode', past: line.past, leftOut: line.leftOut };
    case 'lostBarcode':
      return { code: line.text, quantity: line.quantity, fault: 'lostBarcode' };
    case 'unreadable':
      return { code: line.text, quantity: '', fault: 'unreadable' };
  }
}
