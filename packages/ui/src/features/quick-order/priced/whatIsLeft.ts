import type { RowCounts } from '../rows/CodeRows.ts';
import type { ToldState } from '../rows/OrderRow.ts';
import { formatCount } from '../../../text/formatAmount.ts';

const reasons: Partial<Record<ToldState, string>> = {
  missing: 'kod artık bulunamıyor',
  notForSale: 'ürün sepete eklenemez',
  similar: 'kodun yalnızca benzeri var',
  several: 'kod birkaç üründe aynı',
  badQuantity: 'satırın miktarı hatalı',
  failed: 'kod aranamadı',
};

/** How many rows cannot be added now, and why: '1 kod artık bulunamıyor, 2 ürün sepete eklenemez'. */
export function whatIsLeft(counts: RowCounts): { readonly count: number; readonly why: string } {
  const kinds = (Object.keys(reasons) as ToldState[]).filter((kind) => counts[kind] > 0);
  return {
    count: kinds.reduce((sum, kind) => sum + counts[kind], 0),
    why: kinds.map((kind) => `${formatCount(counts[kind])} ${reasons[kind]}`).join(', '),
  };
}
