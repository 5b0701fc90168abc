import { describe, expect, test } from 'vitest';
import { createCatalogue } from './createCatalogue.ts';
import { createRelatedProducts } from './createRelatedProducts.ts';

const shop = createCatalogue();
const related = createRelatedProducts(shop);

describe('related products', () => {
  test('alternatives are of the same category, never the product itself or one twice, at most ten', () => {
    for (const product of shop.products.slice(0, 600)) {
      const others = related.alternativesTo(product);
      expect(others.length).toBeLessThanOrEqual(10);
      expect(new Set(others).size).toBe(others.length);
      expect(others).not.toContain(product);
      for (const other of others) expect(other.categoryId).toBe(product.categoryId);
    }
  });

  test('what is bought together is of other kinds, never the product itself or one twice', () => {
    for (const product of shop.products.slice(0, 600)) {
      const others = related.boughtWith(product, 6);
      expect(others.length).toBeLessThanOrEqual(6);
      expect(new Set(others).size).toBe(others.length);
      expect(others).not.toContain(product);
    }
  });

  test('are the same on every call, and missing for some products', () => {
    const again = createRelatedProducts(shop);
    const some = shop.products.slice(0, 300);
    expect(some.map((product) => again.alternativesTo(product))).toEqual(
      some.map((product) => related.alternativesTo(product)),
    );
    expect(some.map((product) => again.boughtWith(product))).toEqual(
      some.map((product) => related.boughtWith(product)),
    );
    expect(some.some((product) => related.alternativesTo(product).length === 0)).toBe(true);
    expect(some.some((product) => related.boughtWith(product).length === 0)).toBe(true);
  });
});
