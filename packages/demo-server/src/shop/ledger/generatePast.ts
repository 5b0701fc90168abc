import type { Company } from '../accounts/Company.ts';
import { addDays, addMonths, weekday } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { createRandom, mixSeed } from '../catalogue/random.ts';
import type { Opening } from '../openShop.ts';
import { rateOn } from '../rates/rateOn.ts';
import type { Books, Receipt, TradeDocument } from './Document.ts';
import { drawOrder } from './drawOrder.ts';
import type { Assortment } from './drawOrder.ts';
import { fulfilOrder } from './fulfilOrder.ts';
import { writeDocument } from './writeDocument.ts';

const monthsOfPast = 24;
// Monday to Sunday, as parts of a company's activity.
const weekRhythm = [1.2, 1, 1, 1, 1, 0.3, 0];

/**
 * The made-up books of a company from 24 months before the shop was opened up to a day. Each day is drawn from its own
 * seed: the books of a later day are those of an earlier one with the days between added, so that nothing anybody saw ever
 * changes while the shop goes on doing business.
 */
export function generatePast(company: Company, opening: Opening, assortment: Assortment, until: Day): Books {
  const documents: TradeDocument[] = [];
  const receipts: Receipt[] = [];
  const eve = addDays(opening.day, -1);
  let orders = 0;
  for (let day = addMonths(opening.day, -monthsOfPast); day <= until; day = addDays(day, 1)) {
    const random = createRandom(mixSeed(opening.seed, company.id, dayKey(day)));
    // The reports open with yesterday and today: on the first day there must be something to see.
    const isImmediate = day === eve && company.activity > 0;
    if (!random.chance(company.activity * (weekRhythm[weekday(day)] ?? 0)) && !isImmediate) continue;
    const base = company.id * 100_000 + ++orders;
    const lines = drawOrder(random, company, assortment);
    const currency = lines[0]?.currency ?? 'TRY';
    const order = writeDocument({
      id: base * 10,
      kind: 'order',
      day,
      orderDay: day,
      dueDay: day,
      currency,
      rate: rateOn(day, currency),
      lines,
      refersTo: [],
    });
    const later = fulfilOrder({
      order,
      base,
      seed: opening.seed,
      paymentDays: company.paymentDays,
      plan: 'terms',
      isImmediate,
      rateOf: (one, on) => rateOn(on, one),
    });
    documents.push(order, ...later.documents.filter((document) => document.day <= until));
    receipts.push(...later.receipts.filter((receipt) => receipt.day <= until));
  }
  return { documents, receipts };
}

const dayKey = (day: Day) => Number(day.replaceAll('-', ''));
