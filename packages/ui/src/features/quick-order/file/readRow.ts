import { isShortened } from '../list/isShortened.ts';
import type { ListLine } from '../list/ListLine.ts';
import { readListLine } from '../list/readListLine.ts';
import { readQuantityCell } from '../list/readQuantityCell.ts';

/** Where codes and quantities stand, from 0; without a column of quantities each row is one. */
export interface ListColumns {
  readonly code: number;
  readonly quantity: number | undefined;
}

/**
 * The line that a row of a table is; undefined where it says nothing of a product. What has one column, and no head that says what
 * it is, is a list as people write it.
 */
export function readRow(
  cells: readonly string[],
  { code, quantity, skipped }: ListColumns & { readonly skipped: number },
): ListLine | undefined {
  if (skipped === 0 && cells.length === 1) return readListLine(cells[0] ?? '');
  const name = cells[code] ?? '';
  const count = quantity === undefined ? '' : (cells[quantity] ?? '');
  if (name === '') return count === '' ? undefined : { kind: 'unreadable', text: cells.join(' ').trim() };
  if (isShortened(name)) return { kind: 'lostBarcode', text: name, quantity: count };
  const read = count === '' ? 1 : (readQuantityCell(count) ?? 'bad');
  return read === 'bad'
    ? { kind: 'badQuantity', code: name, text: count }
    : { kind: 'product', code: name, quantity: read };
}
