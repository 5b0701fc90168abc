import type { Product } from '@vitrin/api-client/product/readProduct';

/**
 * Products with a key each that stays with them wherever they go in a list. Legacy lists can hold the same product twice:
 * only these are numbered.
 */
export function keyedProducts(products: readonly Product[]) {
  const times = new Map<string, number>();
  return products.map((product) => {
    const id = String(product.id);
    const time = times.get(id) ?? 0;
    times.set(id, time + 1);
    return { key: time === 0 ? id : `${id}-${time}`, product };
  });
}
