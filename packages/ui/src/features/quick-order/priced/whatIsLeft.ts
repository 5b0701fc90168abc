import type { RowCounts } from '../rows/CodeRows.ts';
import type { ToldState } from '../rows/OrderRow.ts';
import { formatCount } from '../../../text/formatAmount.ts';

const reasons: readonly (readonly [ToldState, string])[] = [
  ['missing', 'kod artık bulunamıyor'],
  ['notForSale', 'ürün sepete eklenemez'],
  ['similar', 'kodun yalnızca benzeri var'],
  ['several', 'kod birkaç üründe aynı'],
  ['badQuantity', 'satırın miktarı hatalı'],
  ['failed', 'kod aranamadı'],
];

/** How many rows cannot be added now, and why: '1 kod artık bulunamıyor, 2 ürün sepete eklenemez'. */
export function whatIsLeft(counts: RowCounts): { readonly count: number; readonly why: string } {
  const left = reasons.filter(([kind]) => counts[kind] > 0);
  return {
    count: left.reduce((sum, [kind]) => sum + counts[kind], 0),
    why: left.map(([kind, reason]) => `${formatCount(counts[kind])} ${reason}`).join(', '),
  };
}
