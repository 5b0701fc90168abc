import type { AddLine } from './addToBasket.ts';
import type { BasketLine } from './basket.ts';
import { sumByProduct } from './sumByProduct.ts';

/** A line that was to come into the basket, and what the basket says of it. */
export interface AddedLine extends AddLine {
  /** What the shop calls the product; '' where neither the basket nor who asked says so. */
  readonly name: string;
  /** How many more there are of it than before, 0 for none; undefined where that is not known. */
  readonly saved: number | undefined;
}

type Row = Pick<BasketLine, 'productId' | 'quantity' | 'name'>;

/**
 * What became of lines on their way into the basket, by the basket `before` and `now`; each of them may be unknown. Several
 * lines of one product get what there is in their order.
 */
export function addedLines(
  lines: readonly AddLine[],
  before: readonly Row[] | undefined,
  now: readonly Row[] | undefined,
): readonly AddedLine[] {
  const names = new Map(now?.map(({ productId, name }) => [String(productId), name]));
  const had = sumByProduct(before ?? []);
  const has = sumByProduct(now ?? []);
  const left = new Map<string, number>();
  const ids = lines.map(({ productId }) => String(productId));
  return lines.map((line, index) => {
    const id = String(line.productId);
    const name = line.name || names.get(id) || '';
    if (before === undefined || now === undefined) return { ...line, name, saved: undefined };
    const more = left.get(id) ?? Math.max(0, (has.get(id) ?? 0) - (had.get(id) ?? 0));
    const isLast = ids.lastIndexOf(id) === index;
    const own = isLast ? more : Math.min(more, line.quantity * 1000);
    left.set(id, more - own);
    return { ...line, name, saved: Number.isFinite(own) ? own / 1000 : undefined };
  });
}
