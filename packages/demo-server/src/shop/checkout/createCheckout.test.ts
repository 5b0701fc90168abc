import { describe, expect, test } from 'vitest';
import { actorOf, dealerShop, findProduct, orderGoods } from '../dealerShop.fixture.ts';
import { rateOn } from '../rates/rateOn.ts';
import type { CheckoutChoice } from './Checkout.ts';

const { shop: window } = dealerShop();
const lira = findProduct(window, (product) => product.currency === 'TRY');
const dollar = findProduct(window, (product) => product.currency === 'USD');
const euro = findProduct(window, (product) => product.currency === 'EUR');

const transfer: CheckoutChoice = {
  delivery: 'depo',
  addressId: 0,
  vehicleTime: '',
  courierTime: '',
  payment: 'havale',
  bankAccountId: 1,
};

describe('the currency of an order', () => {
  test('is that of its lines when they share one, and the total is also told in TRY', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const view = shop.checkout.read(dealer, orderGoods(shop, dealer, [[dollar.id, 2]]));
    const rate = rateOn('2026-11-18', 'USD');
    expect(view).toMatchObject({ showTotalTry: true, order: { currency: 'USD', rate } });
    expect(view?.order.totalTry).toBe(Math.round(((view?.order.totals.gross ?? 0) * rate) / 10_000));
  });

  test('is TRY when they differ, and the lines still add up', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const view = shop.checkout.read(
      dealer,
      orderGoods(shop, dealer, [
        [dollar.id, 2],
        [euro.id, 3],
        [lira.id, 5],
      ]),
    );
    const lines = view?.order.lines ?? [];
    expect(lines.map(({ currency }) => currency)).toEqual(['TRY', 'TRY', 'TRY']);
    expect(view?.order.totals.gross).toBe(lines.reduce((sum, line) => sum + line.net + line.vat, 0));
    expect(view).toMatchObject({ showTotalTry: false, order: { totalTry: view?.order.totals.gross } });
  });
});

describe('CHKT-04 finishing', () => {
  test('makes one order of it, at once in the order list, and empties the basket', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const id = orderGoods(shop, dealer, [[lira.id, 3]]);
    const total = shop.checkout.read(dealer, id)?.order.totals;
    expect(shop.checkout.finish(dealer, id, transfer)).toMatchObject({
      ok: true,
      order: { id, totals: total },
    });
    expect(shop.baskets.read(dealer).rows).toEqual([]);
    const [first] = shop.ledger
      .orders(dealer.company, { begin: '2026-11-18', end: '2026-11-18' })
      .filter((one) => one.id === id);
    expect(first).toMatchObject({ number: `WEB2026000${String(id)}`, note: 'Acele', totals: total });
  });

  test('CHKT-08 again changes nothing and says so; the order is no longer found', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const id = orderGoods(shop, dealer, [[lira.id, 3]]);
    shop.checkout.finish(dealer, id, transfer);
    expect(shop.checkout.finish(dealer, id, transfer)).toEqual({
      ok: false,
      errors: { siparis: 'Bu sipariş zaten tamamlandı.' },
    });
    expect(shop.checkout.read(dealer, id)).toBeUndefined();
    expect(shop.orders.ofCompany(dealer.company.id)).toHaveLength(1);
  });

  test('is refused to others, for unknown numbers and after the basket changed', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const id = orderGoods(shop, dealer, [[lira.id, 3]]);
    expect(shop.checkout.read(actorOf(shop, 'yonetici'), id)).toBeUndefined();
    expect(shop.checkout.finish(actorOf(shop, 'yonetici'), id, transfer).ok).toBe(false);
    expect(shop.checkout.finish(dealer, id + 1, transfer).ok).toBe(false);
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: 1 }]);
    expect(shop.checkout.finish(dealer, id, transfer).ok).toBe(false);
    expect(shop.orders.ofCompany(dealer.company.id)).toEqual([]);
  });
});

describe('CHKT-05 what was chosen wrong stands at its field', () => {
  const refusals: readonly (readonly [string, Partial<CheckoutChoice>, readonly string[]])[] = [
    ['no such delivery', { delivery: 'drone' }, ['teslimSekli']],
    ['cargo without an address', { delivery: 'kargo' }, ['teslimAdres']],
    ["cargo to another company's address", { delivery: 'kargo', addressId: 41 }, ['teslimAdres']],
    ['vehicle without a time', { delivery: 'arac' }, ['teslimAracSaat']],
    ['courier at a wrong time', { delivery: 'kurye', courierTime: '03:00' }, ['teslimKuryeSaat']],
    ['transfer without a bank', { bankAccountId: 0 }, ['odemeHavaleBanka']],
    ['no such payment', { payment: 'bitcoin' }, ['odemeSekli']],
    ['card without a payment', { payment: 'kredikarti' }, ['odemeSekli']],
    ['both wrong', { delivery: 'kargo', bankAccountId: 99 }, ['odemeHavaleBanka', 'teslimAdres']],
  ];
  const { shop } = dealerShop();
  const dealer = actorOf(shop, 'bayi');
  const id = orderGoods(shop, dealer, [[lira.id, 3]]);

  test.each(refusals)('%s', (_, choice, fields) => {
    const finish = shop.checkout.finish(dealer, id, { ...transfer, ...choice });
    expect(finish.ok ? [] : Object.keys(finish.errors).toSorted()).toEqual(fields);
    expect(shop.checkout.read(dealer, id)).toBeDefined();
  });

  test('no vehicle drives to a company outside the city', () => {
    const outside = actorOf(shop, 'plasiyer');
    const order = orderGoods(shop, outside, [[lira.id, 1]]);
    expect(shop.checkout.read(outside, order)).toMatchObject({ vehicleTimes: [], courierTimes: [] });
    const finish = shop.checkout.finish(outside, order, { ...transfer, delivery: 'arac' });
    expect(finish).toMatchObject({
      ok: false,
      errors: { teslimSekli: 'Adresinize araç ile teslimat yapılmıyor.' },
    });
  });
});

describe('open account', () => {
  const onAccount = { ...transfer, payment: 'acikhesap' };

  test('takes orders within the risk limit, and each one leaves less of it', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const before = shop.ledger.exposure(dealer.company);
    const finish = shop.checkout.finish(dealer, orderGoods(shop, dealer, [[lira.id, 2]]), onAccount);
    expect(finish.ok).toBe(true);
    expect(shop.ledger.exposure(dealer.company)).toBe(before + (finish.ok ? finish.order.totalTry : 0));
  });

  test('refuses what passes the limit, and companies without a limit are not offered it', () => {
    const { shop } = dealerShop();
    const full = actorOf(shop, 'stok');
    const rows = shop.baskets.read(full);
    for (const row of rows.rows) if (!row.isWithinStock) shop.baskets.remove(full, rows.id, row.rowId);
    const finish = shop.checkout.finish(full, orderGoods(shop, full, [[lira.id, 1]]), onAccount);
    expect(finish.ok ? '' : finish.errors.odemeSekli).toContain('risk limitinizi');
    const fresh = actorOf(shop, 'yeni');
    const order = orderGoods(shop, fresh, [[lira.id, 1]]);
    expect(shop.checkout.read(fresh, order)?.paymentWays).toEqual(['havale', 'kredikarti']);
    expect(shop.checkout.finish(fresh, order, onAccount).ok).toBe(false);
  });
});
