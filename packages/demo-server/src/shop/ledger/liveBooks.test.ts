import { describe, expect, test } from 'vitest';
import { actorOf, day, dayWithOthers, dealerShop, findProduct, orderGoods } from '../dealerShop.fixture.ts';
import type { Order } from '../orders/Order.ts';

const choice = { delivery: 'depo', addressId: 0, vehicleTime: '', courierTime: '', bankAccountId: 1 };
const ever = { begin: '2000-01-01', end: '2099-12-31' };

function shopWithOrder(payment: Order['payment']) {
  const { shop, clock } = dealerShop();
  const actor = actorOf(shop, 'yeni');
  const product = findProduct(shop, ({ currency }) => currency === 'TRY');
  const finish = shop.checkout.finish(actor, orderGoods(shop, actor, [[product.id, 4]]), {
    ...choice,
    payment,
  });
  if (!finish.ok) throw new Error(JSON.stringify(finish.errors));
  return { shop, clock, company: actor.company, order: finish.order };
}

describe('an order given in the demo', () => {
  test('stands in the order list at once and moves no money yet', () => {
    const { shop, company, order } = shopWithOrder('havale');
    const [listed, ...others] = shop.ledger.orders(company, { begin: '2026-11-18', end: '2026-11-18' });
    expect(others).toEqual([]);
    expect(listed).toMatchObject({
      id: order.id,
      number: order.number,
      type: 'Web siparişi',
      totals: order.totals,
    });
    expect(shop.ledger.document(company, 'order', order.number)?.lines).toHaveLength(1);
    expect(shop.ledger.movements(company, ever)).toEqual([]);
  });

  test('heads the list of a day that has brought others', () => {
    const { shop, actor, period } = dayWithOthers('orders');
    const goods = findProduct(shop, ({ currency }) => currency === 'TRY');
    const finish = shop.checkout.finish(actor, orderGoods(shop, actor, [[goods.id, 1]]), {
      ...choice,
      payment: 'havale',
    });
    const [newest, ...others] = shop.ledger.orders(actor.company, period);
    expect(newest).toMatchObject({ type: 'Web siparişi', id: finish.ok && finish.order.id });
    expect(others).not.toEqual([]);
  });

  test('is delivered, invoiced and paid in the days after it, and the account closes', () => {
    const { shop, clock, company, order } = shopWithOrder('havale');
    clock.pass(21 * day);
    const movements = shop.ledger.movements(company, ever).toReversed();
    expect(movements.map(({ type }) => type).toSorted()).toEqual([
      'Gelen havale',
      'Satış faturası',
      'Satış irsaliyesi',
    ]);
    expect(movements.every((movement) => movement.day > order.day)).toBe(true);
    const [invoice] = shop.ledger.invoices(company, ever);
    expect(invoice?.refersTo[0]).toBe(order.number);
    expect(invoice?.totals).toEqual(order.totals);
    expect(shop.ledger.balance(company)).toBe(0);
  });
});
