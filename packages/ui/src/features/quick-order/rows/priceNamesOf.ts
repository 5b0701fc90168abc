import { productOf } from './OrderRow.ts';
import type { CodeRows } from './CodeRows.ts';

/** The shop's prices, as the first product of the rows that has any names them; until there is one, as most shops do. */
export function priceNamesOf(rows: Pick<CodeRows, 'counts' | 'ids' | 'view'>): string {
  const { ready, similar, notForSale, badQuantity } = rows.counts();
  for (const id of ready + similar + notForSale + badQuantity > 0 ? rows.ids() : []) {
    const product = productOf(rows.view(id).state);
    if (product && product.prices.length > 0) return product.prices.map(({ name }) => name).join('\n');
  }
  return 'Liste\nBayi\nPeşin';
}
