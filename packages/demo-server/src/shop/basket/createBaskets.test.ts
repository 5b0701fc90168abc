import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actorOf, dealerShop, findProduct } from '../dealerShop.fixture.ts';
import { highestQuantity, longestNote } from './createBaskets.ts';

const { shop: window } = dealerShop();
const lira = findProduct(window, (product) => product.currency === 'TRY');
const dollar = findProduct(window, (product) => product.currency === 'USD');

describe('rows', () => {
  test('more of a product raises its row; another member and another company have baskets of their own', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const own = actorOf(shop, 'plasiyer');
    const delegated = actorOf(shop, 'plasiyer', 101);
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: 2 }]);
    shop.baskets.add(dealer, [
      { productId: dollar.id, quantity: 1 },
      { productId: lira.id, quantity: 3 },
    ]);
    shop.baskets.add(delegated, [{ productId: lira.id, quantity: 7 }]);
    const quantities = (actor: typeof dealer) =>
      shop.baskets.read(actor).rows.map(({ product, line }) => [product.id, line.quantity]);
    expect(quantities(dealer)).toEqual([
      [lira.id, 5],
      [dollar.id, 1],
    ]);
    expect(quantities(delegated)).toEqual([[lira.id, 7]]);
    expect(quantities(own)).toEqual([]);
    expect(shop.baskets.read(own).id).toBe(0);
    expect(shop.baskets.count(dealer)).toBe(2);
  });

  test('of many added lines one wrong one keeps all out', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    const good = { productId: lira.id, quantity: 1 };
    for (const wrong of [
      { productId: 1, quantity: 1 },
      { productId: lira.id, quantity: 0 },
      { productId: lira.id, quantity: -1 },
      { productId: lira.id, quantity: 1.5 },
      { productId: lira.id, quantity: Number.NaN },
      { productId: lira.id, quantity: highestQuantity },
    ]) {
      expect(shop.baskets.add(dealer, [good, wrong]).ok).toBe(false);
    }
    expect(shop.baskets.add(dealer, []).ok).toBe(false);
    expect(shop.baskets.count(dealer)).toBe(0);
  });

  test('a row of somebody else is neither changed nor removed', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: 2 }]);
    const { id, rows } = shop.baskets.read(dealer);
    const rowId = rows[0]?.rowId ?? 0;
    const thief = actorOf(shop, 'stok');
    expect(shop.baskets.setQuantity(thief, id, rowId, 9).ok).toBe(false);
    expect(shop.baskets.remove(thief, id, rowId).ok).toBe(false);
    expect(shop.baskets.setQuantity(dealer, id, rowId + 1, 9).ok).toBe(false);
    expect(shop.baskets.setQuantity(dealer, id + 1, rowId, 9).ok).toBe(false);
    expect(shop.baskets.read(dealer).rows[0]?.line.quantity).toBe(2);
    expect(shop.baskets.setQuantity(dealer, id, rowId, 9).ok).toBe(true);
    expect(shop.baskets.read(dealer).rows[0]?.line.quantity).toBe(9);
    expect(shop.baskets.remove(dealer, id, rowId).ok).toBe(true);
    expect(shop.baskets.count(dealer)).toBe(0);
  });
});

describe('BSKT-07 stock', () => {
  test('a quantity above it is taken and flagged, and cannot be ordered', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: lira.stockTotal }]);
    const { id, rows, exceedsStock } = shop.baskets.read(dealer);
    expect({ exceedsStock, fits: rows[0]?.isWithinStock }).toEqual({ exceedsStock: false, fits: true });
    expect(shop.baskets.setQuantity(dealer, id, rows[0]?.rowId ?? 0, lira.stockTotal + 1)).toEqual({
      ok: true,
    });
    expect(shop.baskets.read(dealer)).toMatchObject({
      exceedsStock: true,
      rows: [{ isWithinStock: false, stock: lira.stockTotal }],
    });
    expect(shop.baskets.order(dealer, id, '')).toEqual({
      ok: false,
      message: 'Sepetinizde stok miktarını aşan ürün bulunuyor.',
    });
  });

  test("the account 'stok' finds such a row waiting, beside rows that fit", () => {
    const { shop } = dealerShop();
    const { rows, exceedsStock } = shop.baskets.read(actorOf(shop, 'stok'));
    expect(exceedsStock).toBe(true);
    expect(rows.map((row) => row.isWithinStock)).toEqual([true, false, true, true]);
  });
});

describe('BSKT-04 totals', () => {
  test('are per currency and add up the lines, VAT rounded once a line', () => {
    const products = window.catalogue.products;
    const line = fc.record({
      index: fc.nat(products.length - 1),
      quantity: fc.integer({ min: 1, max: 400 }),
    });
    const lists = fc.constantFrom('Liste', 'Bayi', 'Peşin');
    fc.assert(
      fc.property(
        fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ index }) => index }),
        lists,
        (lines, list) => {
          const { shop } = dealerShop({ catalogue: window.catalogue });
          const dealer = actorOf(shop, 'bayi');
          shop.baskets.add(
            dealer,
            lines.map(({ index, quantity }) => ({ productId: products[index]?.id ?? 0, quantity })),
          );
          const { rows, totals, priceList } = shop.baskets.read(dealer, list);
          expect(priceList).toBe(list);
          expect(totals.map(({ currency }) => currency).toSorted()).toEqual(
            [...new Set(rows.map((row) => row.line.currency))].toSorted(),
          );
          for (const { currency, net, vat, gross } of totals) {
            const own = rows.map((row) => row.line).filter((one) => one.currency === currency);
            expect(net).toBe(own.reduce((sum, one) => sum + one.netPrice * one.quantity, 0));
            expect(vat).toBe(
              own.reduce((sum, one) => sum + Math.floor((one.net * one.vatRate + 50) / 100), 0),
            );
            expect(gross).toBe(net + vat);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a wish for an unknown price list changes nothing', () => {
    const { shop } = dealerShop();
    expect(shop.baskets.read(actorOf(shop, 'bayi'), 'Gizli').priceList).toBe('Bayi');
    expect(shop.baskets.read(actorOf(shop, 'stok'), undefined).priceList).toBe('Liste');
  });

  test('BSKT-05 a variation costs what the basket would by that list', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    shop.baskets.add(dealer, [
      { productId: lira.id, quantity: 3 },
      { productId: dollar.id, quantity: 2 },
    ]);
    const { variations } = shop.baskets.read(dealer);
    expect(variations.map(({ title }) => title)).toEqual(['Peşin ödeme seçeneği', 'Peşin ödeme seçeneği']);
    const cash = shop.baskets.read(dealer, 'Peşin');
    expect(variations.map(({ net, vat, gross, currency }) => ({ net, vat, gross, currency }))).toEqual(
      cash.totals,
    );
    expect(cash.variations.map(({ priceList }) => priceList)).toEqual(['Bayi', 'Bayi']);
  });
});

describe('BSKT-06 the order button', () => {
  test('keeps the number, and any change takes the order back', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: 1 }]);
    const { id } = shop.baskets.read(dealer);
    expect(shop.orders.open(dealer, id)).toBeUndefined();
    expect(shop.baskets.order(dealer, id, ' Acele ')).toEqual({ ok: true, id });
    expect(shop.baskets.order(dealer, id, 'Acele')).toEqual({ ok: true, id });
    expect(shop.orders.open(dealer, id)).toMatchObject({ note: 'Acele', priceList: 'Bayi' });
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: 1 }]);
    expect(shop.orders.open(dealer, id)).toBeUndefined();
  });

  test('refuses an empty basket, a strange number and a long note', () => {
    const { shop } = dealerShop();
    const dealer = actorOf(shop, 'bayi');
    expect(shop.baskets.order(dealer, 0, '').ok).toBe(false);
    shop.baskets.add(dealer, [{ productId: lira.id, quantity: 1 }]);
    const { id, rows } = shop.baskets.read(dealer);
    expect(shop.baskets.order(dealer, id + 1, '').ok).toBe(false);
    expect(shop.baskets.order(dealer, id, 'x'.repeat(longestNote + 1)).ok).toBe(false);
    shop.baskets.remove(dealer, id, rows[0]?.rowId ?? 0);
    expect(shop.baskets.order(dealer, id, '')).toEqual({ ok: false, message: 'Sepetinizde ürün bulunmuyor' });
  });
});
