import { addDays } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import type { Currency } from '../catalogue/Catalogue.ts';
import { createRandom, mixSeed } from '../catalogue/random.ts';
import type { Random } from '../catalogue/random.ts';
import type { Rate } from '../money.ts';
import { lineOf } from '../pricing/priceLine.ts';
import type { PricedLine } from '../pricing/priceLine.ts';
import type { Books, Receipt, TradeDocument } from './Document.ts';
import { planReceipts } from './planReceipts.ts';
import type { PaymentPlan } from './planReceipts.ts';
import { workdayFrom } from './workday.ts';
import { writeDocument } from './writeDocument.ts';
import type { UnnumberedLine } from './writeDocument.ts';

/** What is needed to carry an order through. */
export interface Fulfilment {
  readonly order: TradeDocument;
  /** Ids of its documents are `base * 10` and the nine after it. */
  readonly base: number;
  readonly seed: number;
  readonly paymentDays: number;
  readonly plan: PaymentPlan;
  /** Delivered and invoiced on the day of the order. */
  readonly isImmediate?: boolean;
  readonly rateOf: (currency: Currency, day: Day) => Rate;
}

/**
 * Everything an order leads to, also what lies in the future: one or two delivery notes, an invoice for each, sometimes a
 * return, and the money. Every line of the order is delivered and invoiced exactly once.
 */
export function fulfilOrder(fulfilment: Fulfilment): Books {
  const { order, base, seed, paymentDays, plan, isImmediate = false, rateOf } = fulfilment;
  const { currency, day: orderDay } = order;
  const random = createRandom(mixSeed(0xf01f, seed, base));
  const documents: TradeDocument[] = [];
  const receipts: Receipt[] = [];
  let shipped = orderDay;

  for (const [index, lines] of drawDeliveries(random, withSerials(order.lines, base)).entries()) {
    shipped = isImmediate ? orderDay : workdayFrom(addDays(shipped, random.between(1, 3)));
    const day = isImmediate || random.chance(0.6) ? shipped : workdayFrom(addDays(shipped, 1));
    const note = writeDocument({
      id: base * 10 + 1 + index,
      kind: 'deliveryNote',
      day: shipped,
      orderDay,
      dueDay: shipped,
      currency,
      rate: rateOf(currency, shipped),
      lines,
      refersTo: [order.number],
    });
    const invoice = writeDocument({
      id: base * 10 + 3 + index,
      kind: 'invoice',
      day,
      orderDay,
      dueDay: addDays(day, paymentDays),
      currency,
      rate: rateOf(currency, day),
      lines,
      refersTo: [order.number, note.number],
    });
    const returned =
      index === 0 && !isImmediate && random.chance(0.06) ? drawReturn(random, invoice, base) : undefined;
    documents.push(note, invoice, ...(returned ? [returned] : []));
    receipts.push(...planReceipts(random, plan, base * 10 + 6 + index * 2, invoice, returned));
  }
  return { documents, receipts };
}

/** Some goods carry a serial number, the same on every document they are on. */
const withSerials = (lines: readonly PricedLine[], base: number): readonly UnnumberedLine[] =>
  lines.map((line) =>
    mixSeed(0x5e71, line.productId) % 6 === 0
      ? { ...line, serialNumber: `SN${String(mixSeed(base, line.productId)).padStart(10, '0')}` }
      : line,
  );

/** All lines at once, or in two parts. */
function drawDeliveries(
  random: Random,
  lines: readonly UnnumberedLine[],
): readonly (readonly UnnumberedLine[])[] {
  if (lines.length < 3 || !random.chance(0.25)) return [lines];
  const part = random.between(1, lines.length - 1);
  return [lines.slice(0, part), lines.slice(part)];
}

/** Some pieces of one line of an invoice come back, at the price and rate they were invoiced at. */
function drawReturn(random: Random, invoice: TradeDocument, base: number): TradeDocument {
  const line = random.pick(invoice.lines);
  const day = workdayFrom(addDays(invoice.day, random.between(5, 15)));
  const { orderDay, currency, rate, number } = invoice;
  const lines = [lineOf(line, random.between(1, Math.max(1, Math.floor(line.quantity / 2))))];
  return writeDocument({
    id: base * 10 + 5,
    kind: 'return',
    day,
    orderDay,
    dueDay: day,
    currency,
    rate,
    lines,
    refersTo: [number],
  });
}
