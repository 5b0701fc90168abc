import type { ProductList } from '@vitrin/api-client/catalog/productList';
import { priceNamed } from '@vitrin/api-client/product/readProduct';
import type { GridColumn } from '../../primitives/GridTable/GridColumn.ts';
import { figureWidth } from '../../primitives/GridTable/figureWidth.ts';

/** What the table shows besides the name. */
export interface ProductColumns {
  readonly barcode: boolean;
  /** In the order they are shown; empty for guests. */
  readonly prices: readonly string[];
  readonly discount: boolean;
  readonly agreement: boolean;
  readonly stock: boolean;
  readonly leadTime: boolean;
  readonly quantity: boolean;
  /** Widest price of the page in px, so that no price ever wraps. */
  readonly priceWidth: number;
}

/** Holds 99.999,99 TL. */
const usualPriceWidth = 104;

/**
 * Which columns a page of products has. Guests see no prices, no stock (its text may hold a quantity) and no quantity
 * fields; the rest follows the shop's flags.
 */
export function productColumns(list: ProductList, isSignedIn: boolean): ProductColumns {
  const prices = isSignedIn ? list.priceNames : [];
  const texts = list.products.flatMap((product) => [
    ...prices.map((name) => priceNamed(product, name)?.text ?? ''),
    product.agreementPriceText,
  ]);
  return {
    barcode: list.products.some((product) => product.showBarcode && product.barcode !== ''),
    prices,
    discount: isSignedIn && list.showDiscount,
    agreement: isSignedIn && list.showAgreementPrice,
    stock: isSignedIn,
    leadTime: list.showLeadTime,
    quantity: isSignedIn,
    priceWidth: texts.reduce((width, text) => Math.max(width, figureWidth(text)), usualPriceWidth),
  };
}

/** Widths in px of the columns, and where there is not the room for all: the bar code under the name, the lead time under the stock. */
export function productWidths({ priceWidth, stock, quantity }: ProductColumns) {
  const price = { width: priceWidth, narrow: priceWidth === usualPriceWidth ? 100 : priceWidth };
  return {
    product: { width: { least: 300, share: 1 }, narrow: { least: 240, share: 1 } },
    barcode: { width: 124, narrow: 'folded' },
    price,
    discount: { width: 48 },
    agreement: price,
    stock: { width: 124, narrow: 120 },
    leadTime: { width: 96, narrow: stock ? 'folded' : 96 },
    quantity: quantity ? { width: 124, narrow: 116 } : { width: 200 },
  } as const satisfies Readonly<Record<string, Pick<GridColumn<never>, 'width' | 'narrow'>>>;
}
