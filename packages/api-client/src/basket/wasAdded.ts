import type { BasketLine } from './basket.ts';
import { sumByProduct } from './sumByProduct.ts';

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
