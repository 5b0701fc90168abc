import type { ProductList } from '@vitrin/api-client/catalog/productList';
import { priceNamed } from '@vitrin/api-client/product/readProduct';
import { figureWidth } from '../../primitives/RowGroup/figureWidth.ts';

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

/** Grid columns of the table in the three layouts it has from the tablet on (below 768 a row is a card). */
export interface ColumnTracks {
  /** Every column beside the next. */
  readonly whole: string;
  /** The barcode under the name and the lead time under the stock. */
  readonly folded: string;
  /** As wide as it is; scrolls sideways between a pinned name and a pinned quantity. */
  readonly pinned: string;
  /** Widths in px from which the first two fit. */
  readonly least: { readonly whole: number; readonly folded: number };
}

const present = (columns: readonly (number | false)[]) => columns.filter((column) => column !== false);
const inPixels = (columns: readonly number[]) => columns.map((column) => `${column}px`).join(' ');
const sum = (columns: readonly number[]) => columns.reduce((total, column) => total + column, 0);

/** Least width of a name in px. */
const nameWidth = { whole: 300, folded: 240, pinned: 248 } as const;

/** The grids of a set of columns. */
export function columnTracks(columns: ProductColumns): ColumnTracks {
  const narrower = columns.priceWidth === usualPriceWidth ? 100 : columns.priceWidth;
  const whole = present([
    columns.barcode && 124,
    ...columns.prices.map(() => columns.priceWidth),
    columns.discount && 48,
    columns.agreement && columns.priceWidth,
    columns.stock && 124,
    columns.leadTime && 96,
    columns.quantity ? 124 : 200,
  ]);
  const folded = present([
    ...columns.prices.map(() => narrower),
    columns.discount && 48,
    columns.agreement && narrower,
    columns.stock && 120,
    !columns.stock && columns.leadTime && 96,
    columns.quantity ? 116 : 200,
  ]);
  const pinned = present([
    ...columns.prices.map(() => narrower),
    columns.discount && 48,
    columns.agreement && columns.priceWidth,
    columns.stock && 120,
    !columns.stock && columns.leadTime && 96,
    columns.barcode && 124,
  ]);
  return {
    whole: `minmax(${nameWidth.whole}px, 1fr) ${inPixels(whole)}`,
    folded: `minmax(${nameWidth.folded}px, 1fr) ${inPixels(folded)}`,
    pinned: `${nameWidth.pinned}px ${inPixels(pinned)} ${columns.quantity ? '124px' : 'minmax(200px, 1fr)'}`,
    least: { whole: nameWidth.whole + sum(whole), folded: nameWidth.folded + sum(folded) },
  };
}
