import type { Id } from '@vitrin/api-client/read/readId';
import { formatQuantity } from '../../../primitives/NumberField/parseQuantity.ts';
import { isEmpty, type OrderRow, quantityOf, type SavedRow, savedOf } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';

/** A ready row on its way to the basket. */
export interface SentLine {
  readonly productId: Id;
  readonly name: string;
  readonly quantity: number;
}

/** What the basket says of a line that was sent. */
export interface SettledLine {
  readonly productId: Id;
  readonly quantity: number;
  /** How many of it are in the basket; undefined where nobody knows. */
  readonly saved: number | undefined;
  /** Why it stays; '' for nothing. */
  readonly reason: string;
}

/** What of a row has gone into the basket. */
export interface LeftRow {
  readonly productId: Id;
  readonly row: SavedRow;
  readonly quantity: number;
}

const keyOf = (productId: Id | undefined, quantity: number | undefined) =>
  `${String(productId)} ${String(quantity)}`;

/**
 * What became of lines: a row of which all arrived is gone, the rest stays with its reason.
 * @returns what left, to be put back
 */
export function settle(
  { rewrite }: Pick<OrderRows, 'rewrite'>,
  lines: readonly SettledLine[],
): readonly LeftRow[] {
  let left: readonly LeftRow[] = [];
  rewrite((rows) => {
    const settled = settleRows(rows, lines);
    ({ left } = settled);
    return settled.rows;
  });
  return left;
}

/** Puts back what has left, where it is taken back from the basket. */
export const putBack = ({ rewrite }: Pick<OrderRows, 'rewrite'>, left: readonly LeftRow[]): void =>
  rewrite((rows, make) => returnRows(rows, left, make));

/** The same, of those products alone of which something has been taken back. */
export function putBackTaken(
  rows: Pick<OrderRows, 'rewrite'>,
  left: readonly LeftRow[],
  products: readonly { readonly productId: Id; readonly taken: number }[],
): void {
  const taken = new Set(products.filter((one) => one.taken > 0).map(({ productId }) => String(productId)));
  putBack(
    rows,
    left.filter(({ productId }) => taken.has(String(productId))),
  );
}

/**
 * Takes out of rows what the basket has of the lines they were sent as: a row of which all arrived is gone, the rest stays
 * with its reason.
 */
function settleRows(
  rows: readonly OrderRow[],
  lines: readonly SettledLine[],
): { readonly rows: readonly OrderRow[]; readonly left: readonly LeftRow[] } {
  // Two rows of one product and quantity are two lines: each takes one.
  const waiting = Map.groupBy(lines, ({ productId, quantity }) => keyOf(productId, quantity));
  const left: LeftRow[] = [];
  const staying = rows.flatMap((row) => {
    const line = waiting.get(keyOf(row.chosenId, quantityOf(row)))?.shift();
    if (line === undefined) return [row];
    const arrived = Math.min(line.saved ?? 0, line.quantity);
    if (arrived > 0) left.push({ productId: line.productId, row: savedOf(row), quantity: arrived });
    if (arrived === line.quantity) return [];
    return [{ ...row, quantity: formatQuantity(line.quantity - arrived), reason: line.reason }];
  });
  return { rows: staying, left };
}

/**
 * Puts back into rows what has left them: to the row of the same code where there is one, else as a row of its own.
 * @param make gives a row its id
 */
function returnRows(
  rows: readonly OrderRow[],
  left: readonly LeftRow[],
  make: (row: SavedRow) => OrderRow,
): readonly OrderRow[] {
  const next = rows.filter((row) => !isEmpty(row));
  const places = new Map(next.map(({ code }, place) => [code, place]));
  for (const { row, quantity } of left) {
    const at = places.get(row.code);
    const standing = at === undefined ? undefined : next[at];
    const has = standing && quantityOf(standing);
    if (at !== undefined && standing && has !== undefined)
      // What the shop has said of it, such as its stock, is still so.
      next[at] = { ...standing, quantity: formatQuantity(has + quantity) };
    else next.push(make({ ...row, quantity: formatQuantity(quantity) }));
  }
  return next;
}
