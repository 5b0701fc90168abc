import type { Product } from '../catalogue/Catalogue.ts';
import type { PriceListName } from '../catalogue/prices.ts';
import type { PricedLine, Totals } from '../pricing/priceLine.ts';

/** What is kept of a basket. Prices are not: they are found anew each time it is looked at. */
export interface Basket {
  /** Also the number of the order it becomes (siparisId). */
  readonly id: number;
  readonly companyId: number;
  readonly memberId: number;
  readonly rows: readonly BasketRow[];
  /** Present between the order button and the finished checkout. Any change of the rows takes the order back. */
  readonly pending?: PendingOrder;
}

export interface BasketRow {
  readonly rowId: number;
  readonly productId: number;
  readonly quantity: number;
}

export interface PendingOrder {
  readonly note: string;
  /** The price list that was in force when the order button was pressed. */
  readonly priceList: PriceListName;
}

/** A basket as it is shown. */
export interface BasketView {
  /** 0 while nothing was ever put in. */
  readonly id: number;
  readonly rows: readonly BasketRowView[];
  readonly priceList: PriceListName;
  /** One entry per currency. */
  readonly totals: readonly Totals[];
  /** What the same goods cost by other price lists. */
  readonly variations: readonly BasketVariation[];
  /** Whether a row asks for more than there is: then it cannot be ordered. */
  readonly exceedsStock: boolean;
}

export interface BasketRowView {
  readonly rowId: number;
  readonly product: Product;
  readonly line: PricedLine;
  /** Sales units in all warehouses. */
  readonly stock: number;
  readonly isWithinStock: boolean;
}

export interface BasketVariation extends Totals {
  /** Position of the price list, from 1. */
  readonly priceListId: number;
  readonly priceList: PriceListName;
  readonly title: string;
  readonly description: string;
}

/** A wish to buy. */
export interface BasketLine {
  readonly productId: number;
  readonly quantity: number;
}
