import type { BasketLine } from './basket.ts';

/** How many there are of each product, in whole thousandths, which are all a quantity has: 0.128 and 1 make 1.128. */
export function sumByProduct(
  lines: readonly Pick<BasketLine, 'productId' | 'quantity'>[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity = NaN } of lines) {
    const id = String(productId);
    sums.set(id, (sums.get(id) ?? 0) + Math.round(quantity * 1000));
  }
  return sums;
}
