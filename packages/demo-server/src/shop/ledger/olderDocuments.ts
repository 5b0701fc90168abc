import type { Company } from '../accounts/Company.ts';
import { addDays, addMonths } from '../calendar.ts';
import type { Product } from '../catalogue/Catalogue.ts';
import { createRandom, mixSeed } from '../catalogue/random.ts';
import { divideHalfUp, percentOf } from '../money.ts';
import type { Opening } from '../openShop.ts';
import { lineOf, priceLine } from '../pricing/priceLine.ts';
import type { PricedLine } from '../pricing/priceLine.ts';
import { rateOn } from '../rates/rateOn.ts';
import type { Books } from './Document.ts';
import type { Assortment } from './drawOrder.ts';
import { planReceipts } from './planReceipts.ts';
import { workdayFrom } from './workday.ts';
import { writeDocument } from './writeDocument.ts';

/** Long paid: nothing of them is open, whatever day the shop is opened on. */
const monthsAgo = 8;

/** The first demo account's. */
const whose = '1001';

export const hasOlderDocuments = ({ cariNo }: Company): boolean => cariNo === whose;

/** Orders of a company in the made-up past are counted from one: these are beyond all of them. */
const orders = { ofLira: 99_999, ofDollars: 99_998 } as const;

/**
 * Two orders with what followed from them, whose lines are not what the shop sells today, as on a dealer's older documents: products
 * that are gone or have another name by now, other prices, what has no code, what went back, half a quantity; and goods that were
 * priced in another currency. For trying to order them again.
 */
export function olderDocuments(company: Company, opening: Opening, assortment: Assortment): Books {
  const chains = [
    chainOf(company, opening, orders.ofLira, 'TRY', linesOfThen(company, assortment.TRY)),
    chainOf(company, opening, orders.ofDollars, 'USD', linesInDollars(company, opening, assortment.TRY)),
  ];
  return {
    documents: chains.flatMap(({ documents }) => documents),
    receipts: chains.flatMap(({ receipts }) => receipts),
  };
}

const dayOfThen = ({ day }: Opening) => workdayFrom(addMonths(day, -monthsAgo));

/** A line at so many percent of its price. */
const at = (line: PricedLine, percent: number): PricedLine =>
  lineOf(
    { ...line, unitPrice: percentOf(line.unitPrice, percent), netPrice: percentOf(line.netPrice, percent) },
    line.quantity,
  );

function linesOfThen(company: Company, products: readonly Product[]): readonly PricedLine[] {
  const [dearer, cheaper, same, renamed, gone, back, half] = products.map((product) =>
    priceLine(product, 12, company, company.priceList),
  );
  if (!dearer || !cheaper || !same || !renamed || !gone || !back || !half) return [];
  const even = 2 * divideHalfUp(half.netPrice, 2);
  return [
    at(dearer, 80),
    at(cheaper, 110),
    same,
    { ...renamed, name: `${renamed.name} (eski seri)` },
    {
      ...at(gone, 90),
      productId: 0,
      code: `${gone.code}-ESKI`,
      name: `${gone.name} (kaldırıldı)`,
      ean13: '',
    },
    lineOf(back, -2),
    lineOf({ ...half, unitPrice: even, discount: 0, netPrice: even, isAgreement: false }, 2.5),
    lineOf(
      {
        ...same,
        productId: -1,
        code: '',
        name: 'Nakliye bedeli',
        ean13: '',
        unitPrice: 25_000,
        discount: 0,
        netPrice: 25_000,
        isAgreement: false,
      },
      1,
    ),
  ];
}

/** What is priced in lira today. */
function linesInDollars(
  company: Company,
  opening: Opening,
  products: readonly Product[],
): readonly PricedLine[] {
  const rate = rateOn(dayOfThen(opening), 'USD');
  const inDollars = (lira: number) => Math.max(1, divideHalfUp(lira * 10_000, rate));
  return products.slice(0, 3).map((product) => {
    const line = priceLine(product, 24, company, company.priceList);
    const price = { unitPrice: inDollars(line.unitPrice), netPrice: inDollars(line.netPrice) };
    return lineOf({ ...line, ...price, currency: 'USD' }, line.quantity);
  });
}

/** An order that is delivered, invoiced and paid. */
function chainOf(
  company: Company,
  opening: Opening,
  order: number,
  currency: 'TRY' | 'USD',
  lines: readonly PricedLine[],
): Books {
  if (lines.length === 0) return { documents: [], receipts: [] };
  const base = company.id * 100_000 + order;
  const day = dayOfThen(opening);
  const common = { day, orderDay: day, currency, rate: rateOn(day, currency), lines };
  const ordered = writeDocument({ ...common, id: base * 10, kind: 'order', dueDay: day, refersTo: [] });
  const note = writeDocument({
    ...common,
    id: base * 10 + 1,
    kind: 'deliveryNote',
    dueDay: day,
    refersTo: [ordered.number],
  });
  const invoice = writeDocument({
    ...common,
    id: base * 10 + 3,
    kind: 'invoice',
    dueDay: addDays(day, company.paymentDays),
    refersTo: [ordered.number, note.number],
  });
  const random = createRandom(mixSeed(opening.seed, base));
  const receipts = planReceipts(random, 'terms', base * 10 + 6, invoice, undefined);
  return { documents: [ordered, note, invoice], receipts };
}
