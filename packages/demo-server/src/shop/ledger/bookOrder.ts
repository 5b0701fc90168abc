import type { Company } from '../accounts/Company.ts';
import type { Day } from '../calendar.ts';
import type { Opening } from '../openShop.ts';
import type { Order } from '../orders/Order.ts';
import { rateOn } from '../rates/rateOn.ts';
import type { Books, TradeDocument } from './Document.ts';
import { fulfilOrder } from './fulfilOrder.ts';
import type { PaymentPlan } from './planReceipts.ts';

const plans: Readonly<Record<Order['payment'], PaymentPlan>> = {
  havale: 'transfer',
  acikhesap: 'terms',
  kredikarti: 'settled',
};

// Above every base of the generated past.
const liveBase = 50_000_000;

/** An order given in the demo as a document, with what has followed from it up to a day: delivery, invoice, money. */
export function bookOrder(order: Order, company: Company, opening: Opening, until: Day): Books {
  const { id, number, day, currency, rate, totals, totalTry, note } = order;
  const document: TradeDocument = {
    id,
    number,
    kind: 'order',
    type: 'Web siparişi',
    day,
    orderDay: day,
    dueDay: day,
    currency,
    rate,
    lines: order.lines.map((line, index) => ({ ...line, id: id * 1000 + index })),
    totals,
    totalTry,
    note,
    refersTo: [],
  };
  const later = fulfilOrder({
    order: document,
    base: liveBase + id,
    seed: opening.seed,
    paymentDays: company.paymentDays,
    plan: plans[order.payment],
    rateOf: (one, on) => rateOn(on, one),
  });
  return {
    documents: [document, ...later.documents.filter((one) => one.day <= until)],
    receipts: later.receipts.filter((one) => one.day <= until),
  };
}
