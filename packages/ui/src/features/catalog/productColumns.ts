import type { ProductList } from '@vitrin/api-client/read/readProductList';
import { priceNamed } from '@vitrin/api-client/read/readProduct';

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

/** Tabular figures of the table's 13 px are just under 8 px wide; a cell has 8 px on either side. */
const widthOf = (text: string) => text.length * 8 + 16;
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
    priceWidth: texts.reduce((width, text) => Math.max(width, widthOf(text)), usualPriceWidth),
  };
}

/** Grid columns of the table at the three widths it has them (below 768 a row is a card). */
export interface ColumnTracks {
  readonly wide: string;
  readonly desktop: string;
  readonly tablet: string;
}

const tracks = (columns: readonly (string | number | false)[]) =>
  columns
    .filter((column) => column !== false)
    .map((column) => (typeof column === 'number' ? `${column}px` : column))
    .join(' ');

/** The grid of a set of columns. Under 1280 the barcode stands under the name and the lead time under the stock. */
export function columnTracks(columns: ProductColumns): ColumnTracks {
  const narrower = columns.priceWidth === usualPriceWidth ? 100 : columns.priceWidth;
  return {
    wide: tracks([
      'minmax(300px, 1fr)',
      columns.barcode && 124,
      ...columns.prices.map(() => columns.priceWidth),
      columns.discount && 48,
      columns.agreement && columns.priceWidth,
      columns.stock && 124,
      columns.leadTime && 96,
      columns.quantity ? 124 : 200,
    ]),
    desktop: tracks([
      'minmax(240px, 1fr)',
      ...columns.prices.map(() => narrower),
      columns.discount && 48,
      columns.agreement && narrower,
      columns.stock && 120,
      !columns.stock && columns.leadTime && 96,
      columns.quantity ? 116 : 200,
    ]),
    tablet: tracks([
      '248px',
      ...columns.prices.map(() => narrower),
      columns.discount && 48,
      columns.agreement && columns.priceWidth,
      columns.stock && 120,
      !columns.stock && columns.leadTime && 96,
      columns.barcode && 124,
      columns.quantity ? 124 : 'minmax(200px, 1fr)',
    ]),
  };
}
