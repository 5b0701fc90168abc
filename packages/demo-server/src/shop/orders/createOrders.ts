import type { Store } from '../../store/Store.ts';
import type { Actor } from '../accounts/Company.ts';
import type { Baskets } from '../basket/createBaskets.ts';
import { viewBasket } from '../basket/viewBasket.ts';
import type { PendingOrder } from '../basket/Basket.ts';
import type { Day } from '../calendar.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { rateOn } from '../rates/rateOn.ts';
import type { Order, PricedOrder } from './Order.ts';
import { priceOrder } from './priceOrder.ts';

/** An order between the order button and the finished checkout. */
export interface OpenOrder extends PricedOrder, PendingOrder {
  readonly id: number;
  readonly exceedsStock: boolean;
}

/** What the checkout adds to an open order. */
type OrderChoice = Pick<Order, 'delivery' | 'deliveryDetail' | 'payment' | 'paymentDetail'>;

export interface Orders {
  /** The actor's open order; undefined when it was finished, taken back by a change of the basket, or is not the actor's. */
  readonly open: (actor: Actor, id: number) => OpenOrder | undefined;
  /** A finished order of the company acted for. */
  readonly finished: (actor: Actor, id: number) => Order | undefined;
  /** Turns the actor's open order into a finished one and empties the basket, both or neither. */
  readonly finish: (actor: Actor, id: number, choice: OrderChoice) => Order | undefined;
  /** All finished orders of a company, oldest first. */
  readonly ofCompany: (companyId: number) => readonly Order[];
}

export function createOrders(store: Store, catalogue: Catalogue, baskets: Baskets, today: () => Day): Orders {
  const orders = store.table<Order>('orders', {
    id: (order) => String(order.id),
    owner: (order) => String(order.companyId),
  });

  const open = (actor: Actor, id: number): OpenOrder | undefined => {
    const basket = baskets.pending(actor, id);
    if (!basket?.pending) return undefined;
    const { rows, exceedsStock } = viewBasket(
      id,
      basket.rows,
      actor.company,
      basket.pending.priceList,
      catalogue,
    );
    const lines = rows.map((row) => row.line);
    const priced = priceOrder(lines, (currency) => rateOn(today(), currency));
    return { ...basket.pending, ...priced, id, exceedsStock };
  };

  return {
    open,
    finished: (actor, id) => {
      const order = orders.get(String(id));
      return order?.companyId === actor.company.id ? order : undefined;
    },
    finish: (actor, id, choice) => {
      const basket = baskets.pending(actor, id);
      const found = open(actor, id);
      if (!basket || !found) return undefined;
      const { note, lines, currency, totals, rate, totalTry } = found;
      const day = today();
      const order: Order = {
        id,
        number: `WEB${day.slice(0, 4)}${String(id).padStart(9, '0')}`,
        companyId: actor.company.id,
        memberId: actor.member.id,
        day,
        note,
        lines,
        currency,
        totals,
        rate,
        totalTry,
        ...choice,
      };
      store.transaction(() => {
        orders.put(order);
        baskets.close(basket);
      });
      return order;
    },
    ofCompany: (companyId) => orders.owned(String(companyId)),
  };
}
