import type { Product } from './Catalogue.ts';
import { calculationRates } from './commercialTerms.ts';
import { mixSeed } from './random.ts';

export const priceListNames = ['Liste', 'Bayi', 'Peşin'] as const;
export type PriceListName = (typeof priceListNames)[number];

/** Percent off the dealer price for paying at once. */
const cashDiscount = 5;

/** One price list's price of a product. Amounts are without VAT in minor units (kuruş, cent) of the product's currency. */
export interface ProductPrice {
  readonly list: PriceListName;
  /** Before the discount. */
  readonly gross: number;
  /** Percent. */
  readonly discount: number;
  readonly net: number;
}

/** An amount less a percentage, rounded to the minor unit. */
export const lessPercent = (amount: number, percent: number): number =>
  Math.round((amount * (100 - percent)) / 100);

/** An amount with VAT, in the same minor unit. */
export const withVat = (amount: number, vatRate: number): number =>
  Math.round((amount * (100 + vatRate)) / 100);

/**
 * The prices of a product in the order of `priceListNames`.
 * @param companyPoints percentage points a company gets beyond the dealer discount (negative: less); the sum stays within 0 to 60.
 */
export function pricesOf(
  product: Product,
  companyPoints = 0,
): readonly [ProductPrice, ProductPrice, ProductPrice] {
  const discount = Math.min(60, Math.max(0, product.dealerDiscount + companyPoints));
  const dealer = lessPercent(product.listPrice, discount);
  return [
    { list: 'Liste', gross: product.listPrice, discount: 0, net: product.listPrice },
    { list: 'Bayi', gross: product.listPrice, discount, net: dealer },
    { list: 'Peşin', gross: dealer, discount: cashDiscount, net: lessPercent(dealer, cashDiscount) },
  ];
}

/** A price agreed with one company. `net` in minor units of the product's currency, `discount` in percent off the list price. */
export interface AgreementPrice {
  readonly net: number;
  readonly discount: number;
}

/** What a company agreed on for a product: about 15 % of the products have one, other products for every company. */
export function agreementPrice(product: Product, companyId: number): AgreementPrice | undefined {
  const draw = mixSeed(0xa9, companyId, product.id);
  if (draw % 100 >= 15) return undefined;
  const discount = Math.min(62, product.dealerDiscount + 4 + ((draw >>> 8) % 9));
  return { net: lessPercent(product.listPrice, discount), discount };
}

/** The dealer price in kuruş whatever the currency, by the shop's calculation rates: what sorting by price compares. */
export const comparablePrice = (product: Product): number =>
  lessPercent(product.listPrice, product.dealerDiscount) * calculationRates[product.currency];
