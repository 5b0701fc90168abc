import type { Company } from '../accounts/Company.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { priceListNames } from '../catalogue/prices.ts';
import type { PriceListName } from '../catalogue/prices.ts';
import { priceLine, sumByCurrency } from '../pricing/priceLine.ts';
import type { BasketRow, BasketRowView, BasketVariation, BasketView } from './Basket.ts';

const variationTexts: Readonly<
  Record<PriceListName, { readonly title: string; readonly description: string } | undefined>
> = {
  Peşin: {
    title: 'Peşin ödeme seçeneği',
    description: 'Siparişinizi bugün havale veya tek çekim kartla öderseniz peşin fiyat listesi uygulanır.',
  },
  Bayi: {
    title: 'Vadeli ödeme seçeneği',
    description: 'Siparişinizi açık hesabınıza yazdırırsanız bayi fiyat listesi uygulanır.',
  },
  // Nobody is offered the dearest list.
  Liste: undefined,
};

/** Prices the rows of a basket. Rows of products that are no longer sold are left out. */
export function viewBasket(
  id: number,
  rows: readonly BasketRow[],
  company: Company,
  priceList: PriceListName,
  catalogue: Catalogue,
): BasketView {
  const views = rows.flatMap((row): BasketRowView[] => {
    const product = catalogue.productById(row.productId);
    if (!product) return [];
    const line = priceLine(product, row.quantity, company, priceList);
    const stock = product.stockTotal;
    return [{ rowId: row.rowId, product, line, stock, isWithinStock: row.quantity <= stock }];
  });
  return {
    id,
    rows: views,
    priceList,
    totals: sumByCurrency(views.map((row) => row.line)),
    variations:
      views.length === 0
        ? []
        : priceListNames.flatMap((list) => variationsBy(list, views, company, priceList)),
    exceedsStock: views.some((row) => !row.isWithinStock),
  };
}

function variationsBy(
  list: PriceListName,
  rows: readonly BasketRowView[],
  company: Company,
  current: PriceListName,
): readonly BasketVariation[] {
  const text = variationTexts[list];
  if (!text || list === current) return [];
  const lines = rows.map((row) => priceLine(row.product, row.line.quantity, company, list));
  const priceListId = priceListNames.indexOf(list) + 1;
  return sumByCurrency(lines).map((totals) => ({ ...totals, ...text, priceListId, priceList: list }));
}
