import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListQuery, Product } from './Catalogue.ts';
import { compareTurkish } from './compareTurkish.ts';
import { createCatalogue } from './createCatalogue.ts';
import { createProductLists } from './createProductLists.ts';
import { createSearchIndex } from './createSearchIndex.ts';
import { comparablePrice } from './prices.ts';

const shop = createCatalogue({ products: 1500 });
const index = createSearchIndex(shop);
const { listProducts } = createProductLists(shop, index);

const isBelow = (categoryId: number, wanted: number): boolean => {
  const category = shop.categoryById(categoryId);
  if (category === undefined) return false;
  return category.id === wanted || (category.parentId !== null && isBelow(category.parentId, wanted));
};

const comparisons = {
  fiyat: (a: Product, b: Product) => comparablePrice(a) - comparablePrice(b),
  ad: (a: Product, b: Product) => compareTurkish(a.name, b.name),
  id: (a: Product, b: Product) => a.id - b.id,
} as const;

/** The list as anybody would write it who need not be quick. */
function plainList(query: ListQuery): readonly Product[] {
  const matches =
    query.query === undefined
      ? shop.products
      : [...index.find(query.query)].map((place) => shop.products[place]);
  const wanted = matches
    .filter((product) => product !== undefined)
    .filter((product) => query.categoryId === undefined || isBelow(product.categoryId, query.categoryId))
    .filter((product) => query.brandId === undefined || product.brandId === query.brandId)
    .filter((product) => !query.inStock || product.stockTotal > 0);
  if (query.query !== undefined && query.sort === undefined) return wanted;
  const compare = comparisons[query.sort ?? 'id'];
  const sorted = wanted.toSorted((a, b) => compare(a, b) || a.id - b.id);
  const dir = query.dir ?? (query.sort === undefined || query.sort === 'id' ? 'desc' : 'asc');
  return dir === 'desc' ? sorted.toReversed() : sorted;
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const queries: fc.Arbitrary<ListQuery> = fc
  .record({
    categoryId: maybe(fc.constantFrom(...shop.categories.map(({ id }) => id), 999_999)),
    brandId: maybe(fc.constantFrom(...shop.brands.map(({ id }) => id), 1)),
    query: maybe(fc.constantFrom('torka', 'mm', 'beyaz', 'matkap 18', 'zzz', 'led', 'paslanmaz')),
    inStock: maybe(fc.boolean()),
    sort: maybe(fc.constantFrom('fiyat', 'ad', 'id')),
    dir: maybe(fc.constantFrom('asc', 'desc')),
    page: fc.integer({ min: 1, max: 6 }),
    pageSize: fc.constantFrom(1, 7, 24, 100, 2000),
  })
  .map((query) => {
    const { categoryId, brandId, query: search, inStock, sort, dir, page, pageSize } = query;
    return {
      page,
      pageSize,
      ...(categoryId !== undefined && { categoryId }),
      ...(brandId !== undefined && { brandId }),
      ...(search !== undefined && { query: search }),
      ...(inStock !== undefined && { inStock }),
      ...(sort !== undefined && { sort }),
      ...(dir !== undefined && { dir }),
    };
  });

const priceOf = (product: Product) => (product.id * 7919) % 1009;

describe('product lists', () => {
  test('are what a plain filter and sort gives, for every filter, sort, direction and page', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const expected = plainList(query);
        const page = listProducts(query);
        const from = (query.page - 1) * query.pageSize;
        expect(page.total).toBe(expected.length);
        expect(page.products.map(({ id }) => id)).toEqual(
          expected.slice(from, from + query.pageSize).map(({ id }) => id),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('offer the brands of the list without its brand filter, in Turkish order', () => {
    fc.assert(
      fc.property(queries, ({ page, pageSize, categoryId, query }) => {
        const wide = {
          page,
          pageSize,
          ...(categoryId !== undefined && { categoryId }),
          ...(query !== undefined && { query }),
        };
        const expected = [...new Set(plainList(wide).map(({ brandName }) => brandName))].toSorted(
          compareTurkish,
        );
        expect(listProducts({ ...wide, brandId: 101, inStock: true }).brands.map(({ name }) => name)).toEqual(
          expected,
        );
      }),
    );
  });

  test('begin with the newest product', () => {
    expect(listProducts({ page: 1, pageSize: 1 }).products).toEqual(shop.products.slice(-1));
  });

  test('are empty beyond the last page and keep the total', () => {
    expect(listProducts({ page: 16, pageSize: 100 })).toMatchObject({ products: [], total: 1500 });
  });

  test.each([0, -3, Number.NaN])('read page %s as the first', (page) => {
    expect(listProducts({ page, pageSize: 10 })).toEqual(listProducts({ page: 1, pageSize: 10 }));
  });

  test('sort by the prices they are given', () => {
    const prices = listProducts({ sort: 'fiyat', page: 1, pageSize: 1500 }, priceOf).products.map(priceOf);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(listProducts({ sort: 'fiyat', page: 1, pageSize: 5 }).products[0]).toBe(
      shop.products.toSorted((a, b) => comparablePrice(a) - comparablePrice(b) || a.id - b.id)[0],
    );
  });
});
