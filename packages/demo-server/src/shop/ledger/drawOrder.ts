import type { Company } from '../accounts/Company.ts';
import type { Currency, Product } from '../catalogue/Catalogue.ts';
import type { Random } from '../catalogue/random.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type { PricedLine } from '../pricing/priceLine.ts';

/** Products a past order can consist of, by the currency they are priced in. */
export type Assortment = Readonly<Record<Currency, readonly Product[]>>;

// Always the beginning of the catalogue: the past must not change with the size of the shop.
const assortmentSize = 1000;

export function assortmentOf(products: readonly Product[]): Assortment {
  const known = products.slice(0, assortmentSize);
  const of = (currency: Currency) => known.filter((product) => product.currency === currency);
  return { TRY: of('TRY'), USD: of('USD'), EUR: of('EUR') };
}

/** What a line of a past order is worth at most, in minor units of its currency, before a single piece breaks it. */
const lineWorth: Readonly<Record<Currency, number>> = { TRY: 900_000, USD: 22_000, EUR: 19_000 };

/** The lines of a past order: two to nine different products of one currency, more pieces of what is cheap. */
export function drawOrder(random: Random, company: Company, assortment: Assortment): readonly PricedLine[] {
  const currency = drawCurrency(random, assortment);
  const lines = new Map<number, PricedLine>();
  for (let wanted = random.between(2, 9); wanted > 0; wanted--) {
    const product = random.pick(assortment[currency]);
    const most = Math.max(1, Math.min(240, Math.floor(lineWorth[currency] / product.listPrice)));
    const pieces = random.between(Math.ceil(most / 6), most);
    // People order round numbers of small things.
    const quantity = pieces > 20 ? Math.round(pieces / 10) * 10 : pieces;
    lines.set(product.id, priceLine(product, quantity, company, company.priceList));
  }
  return [...lines.values()];
}

function drawCurrency(random: Random, assortment: Assortment): Currency {
  const draw = random.next();
  const wish = draw < 0.1 ? 'USD' : draw < 0.14 ? 'EUR' : 'TRY';
  return assortment[wish].length > 0 ? wish : 'TRY';
}
