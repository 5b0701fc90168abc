import { describe, expect, test } from 'vitest';
import { createCatalogue } from './createCatalogue.ts';
import { agreementPrice, lessPercent, pricesOf, withVat } from './prices.ts';

const { products } = createCatalogue({ products: 2000 });

const agreed = (company: number) =>
  products.filter((product) => agreementPrice(product, company) !== undefined);

describe('prices', () => {
  test('percentages round to the minor unit', () => {
    expect(lessPercent(874_990, 18)).toBe(717_492);
    expect(lessPercent(717_492, 5)).toBe(681_617);
    expect(withVat(664_992, 20)).toBe(797_990);
    expect(withVat(1, 10)).toBe(1);
  });

  test('list, dealer and cash price follow from each other', () => {
    for (const product of products) {
      const [list, dealer, cash] = pricesOf(product);
      expect(list).toEqual({ list: 'Liste', gross: product.listPrice, discount: 0, net: product.listPrice });
      expect(dealer.net).toBe(lessPercent(product.listPrice, product.dealerDiscount));
      expect(cash.gross).toBe(dealer.net);
      expect(cash.net).toBeLessThanOrEqual(dealer.net);
    }
  });

  test("a company's points move the dealer discount, between 0 and 60 percent", () => {
    const [product] = products;
    if (product === undefined) throw new Error('No product');
    expect(pricesOf(product, 3)[1].discount).toBe(product.dealerDiscount + 3);
    expect(pricesOf(product, -99)[1].net).toBe(product.listPrice);
    expect(pricesOf(product, 99)[1].discount).toBe(60);
  });

  test('about 15 % of the products have an agreement price, below the dealer price, different by company', () => {
    for (const company of [1, 2, 77]) {
      expect(agreed(company).length / products.length).toBeGreaterThan(0.12);
      expect(agreed(company).length / products.length).toBeLessThan(0.18);
      for (const product of agreed(company)) {
        expect(agreementPrice(product, company)?.net).toBeLessThan(pricesOf(product)[1].net);
        expect(agreementPrice(product, company)).toEqual(agreementPrice(product, company));
      }
    }
    expect(agreed(1)).not.toEqual(agreed(2));
  });
});
