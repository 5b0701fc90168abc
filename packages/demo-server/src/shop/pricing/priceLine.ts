import type { Company } from '../accounts/Company.ts';
import type { Currency, Product, Unit, VatRate } from '../catalogue/Catalogue.ts';
import type { PriceListName } from '../catalogue/prices.ts';
import { percentOf, toTry } from '../money.ts';
import type { Minor, Rate } from '../money.ts';
import { priceFor } from './priceFor.ts';

/** A quantity of a product at a price, as it stands in baskets and documents. Amounts in minor units of `currency`. */
export interface PricedLine {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly ean13: string;
  readonly unit: Unit;
  /** Percent. */
  readonly vatRate: VatRate;
  readonly currency: Currency;
  readonly quantity: number;
  /** Of one unit, before the discount and without VAT. */
  readonly unitPrice: Minor;
  /** Percent. */
  readonly discount: number;
  /** Of one unit, after the discount and without VAT. */
  readonly netPrice: Minor;
  readonly isAgreement: boolean;
  /** `netPrice` times `quantity`. */
  readonly net: Minor;
  /** VAT of `net`, rounded half up: VAT is rounded once per line, and documents add up lines. */
  readonly vat: Minor;
  readonly gross: Minor;
}

/** Sums of lines in one currency. */
export interface Totals {
  readonly currency: Currency;
  readonly net: Minor;
  readonly vat: Minor;
  readonly gross: Minor;
}

/** Prices a quantity of a product for a company. */
export function priceLine(
  product: Product,
  quantity: number,
  company: Company,
  list: PriceListName,
): PricedLine {
  const { id, code, name, ean13, unit, vatRate, currency } = product;
  const price = priceFor(product, company, list);
  return withAmounts({ productId: id, code, name, ean13, unit, vatRate, currency, quantity, ...price });
}

/** The same goods in TRY: unit prices are converted and rounded, amounts follow from them. */
export function lineInTry(line: PricedLine, rate: Rate): PricedLine {
  if (line.currency === 'TRY') return line;
  const { unitPrice, netPrice } = line;
  return withAmounts({
    ...line,
    currency: 'TRY',
    unitPrice: toTry(unitPrice, rate),
    netPrice: toTry(netPrice, rate),
  });
}

/** Part of a line's quantity at the same price. */
export const lineOf = (line: PricedLine, quantity: number): PricedLine => withAmounts({ ...line, quantity });

/** One entry per currency that occurs, TRY first. */
export function sumByCurrency(lines: readonly PricedLine[]): readonly Totals[] {
  const currencies: readonly Currency[] = ['TRY', 'USD', 'EUR'];
  return currencies
    .filter((currency) => lines.some((line) => line.currency === currency))
    .map((currency) =>
      sumLines(
        lines.filter((line) => line.currency === currency),
        currency,
      ),
    );
}

/** Sums of lines that are all in `currency`. */
export function sumLines(lines: readonly PricedLine[], currency: Currency): Totals {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  const vat = lines.reduce((sum, line) => sum + line.vat, 0);
  return { currency, net, vat, gross: net + vat };
}

/** What the discount saves on a line, VAT included; the VAT on it rounded half up. */
export function savedOn({ unitPrice, netPrice, quantity, vatRate }: PricedLine): Minor {
  const saved = (unitPrice - netPrice) * quantity;
  return saved + percentOf(saved, vatRate);
}

function withAmounts(line: Omit<PricedLine, 'net' | 'vat' | 'gross'>): PricedLine {
  const net = line.netPrice * line.quantity;
  const vat = percentOf(net, line.vatRate);
  return { ...line, net, vat, gross: net + vat };
}
