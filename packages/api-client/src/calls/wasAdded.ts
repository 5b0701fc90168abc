import type { BasketLine } from '../read/readBasket.ts';

type Amount = Pick<BasketLine, 'productId' | 'quantity'>;

/** What is known of the basket before a write: its rows, only how many there were, or nothing. */
export type BasketBefore = readonly Amount[] | number | undefined;

/**
 * Whether a basket shows that lines were put into it: it has that much more of each product than before. Where only the
 * number of rows was known, each product must have got a row of its own, since it may have been in the basket already.
 */
export function wasAdded(
  added: readonly Amount[],
  before: NonNullable<BasketBefore>,
  now: readonly Amount[],
): boolean {
  const wanted = sumByProduct(added);
  if (typeof before === 'number' && now.length !== before + wanted.size) return false;
  const had = sumByProduct(typeof before === 'number' ? [] : before);
  const has = sumByProduct(now);
  return [...wanted].every(([id, quantity]) => has.get(id) === (had.get(id) ?? 0) + quantity);
}

/** In whole thousandths, which are all a quantity has: 0.128 and 1 make 1.128. */
function sumByProduct(lines: readonly Amount[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity = NaN } of lines) {
    const id = String(productId);
    sums.set(id, (sums.get(id) ?? 0) + Math.round(quantity * 1000));
  }
  return sums;
}
