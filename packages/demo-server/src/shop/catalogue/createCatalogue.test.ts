import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from './Catalogue.ts';
import { createCatalogue } from './createCatalogue.ts';
import { ean13CheckDigit } from './ean13.ts';

let shop: Catalogue;
beforeAll(() => {
  shop = createCatalogue();
});

const unique = (values: readonly unknown[]) => new Set(values).size;

describe('the catalogue', () => {
  test('has 5,000 products unless told otherwise', () => {
    expect(shop.products).toHaveLength(5000);
    expect(createCatalogue({ products: 321 }).products).toHaveLength(321);
  });

  test.each([199, 50_001, 300.5, Number.NaN])('refuses %s products', (products) => {
    expect(() => createCatalogue({ products })).toThrow(RangeError);
  });

  test('is the same every time', () => {
    const again = createCatalogue();
    expect(again.products).toEqual(shop.products);
    expect(again.categories).toEqual(shop.categories);
    expect(again.brands).toEqual(shop.brands);
  });

  test('of a small shop is the beginning of a large one', () => {
    expect(createCatalogue({ products: 700 }).products).toEqual(shop.products.slice(0, 700));
  });

  test('has unique ids, codes and names', () => {
    for (const read of ['id', 'code', 'name'] as const) {
      expect(unique(shop.products.map((product) => product[read]))).toBe(5000);
    }
  });

  test('QORD-10 has, however small, a product that is not sold and two of one bar code, all else unique', () => {
    for (const { products } of [createCatalogue({ products: 200 }), shop]) {
      expect(products.filter(({ isSold }) => !isSold).map(({ code }) => code)).toEqual(['YM-HR-30-58-SO']);
      const shared = products.filter(({ ean13 }) => ean13 === '8690117997298');
      expect(shared.map(({ code, showBarcode }) => [code, showBarcode])).toEqual([
        ['GT-9830-YGA', true],
        ['YK-SL-310-S-G', true],
      ]);
      expect(unique(products.map(({ ean13 }) => ean13))).toBe(products.length - 1);
    }
  });

  test('has barcodes with a valid check digit', () => {
    for (const { ean13 } of shop.products) expect(ean13CheckDigit(ean13)).toBe(Number(ean13.at(-1)));
  });

  test('has at least 60 brands whose names begin with many letters and a digit, each with products', () => {
    expect(shop.brands.length).toBeGreaterThanOrEqual(60);
    expect(unique(shop.brands.map((brand) => brand.name))).toBe(shop.brands.length);
    expect(unique(shop.brands.map((brand) => brand.prefix))).toBe(shop.brands.length);
    const initials = new Set(shop.brands.map((brand) => brand.name.charAt(0)));
    for (const initial of ['Ç', 'I', 'İ', 'Ö', 'Ş', 'Ü', '3']) expect(initials).toContain(initial);
    const sold = new Set(shop.products.map((product) => product.brandId));
    expect(sold.size).toBe(shop.brands.length);
  });

  test('has at least 150 categories in three levels, named, with icons, every leaf with products', () => {
    expect(shop.categories.length).toBeGreaterThanOrEqual(150);
    expect(unique(shop.categories.map((category) => category.id))).toBe(shop.categories.length);
    expect(unique(shop.categories.map((category) => category.stokNotId))).toBe(shop.categories.length);
    const sold = new Set(shop.products.map((product) => product.categoryId));
    for (const category of shop.categories) {
      expect(category.icon).toMatch(/^fa-(?:solid|regular|brands) fa-[a-z0-9-]+$/);
      const parent = category.parentId === null ? undefined : shop.categoryById(category.parentId);
      expect(category.level).toBe(parent === undefined ? 1 : parent.level + 1);
      expect(parent?.childIds ?? [category.id]).toContain(category.id);
      expect(category.childIds.length === 0).toBe(category.level === 3);
    }
    const leaves = shop.categories.filter((category) => category.level === 3);
    expect(sold).toEqual(new Set(leaves.map((category) => category.id)));
    expect(new Set(shop.categories.map((category) => category.level))).toEqual(new Set([1, 2, 3]));
    expect(shop.categories.filter((category) => category.level === 1).length).toBeGreaterThanOrEqual(9);
  });

  test('files products under leaves only', () => {
    for (const { categoryId } of shop.products) expect(shop.categoryById(categoryId)?.level).toBe(3);
  });

  test('has whole names: every choice filled in, long ones among them', () => {
    for (const { name, brandName } of shop.products) {
      expect(name).not.toMatch(/[{}]|undefined| {2}/);
      expect(name.startsWith(`${brandName} `)).toBe(true);
    }
    expect(shop.products.filter(({ name }) => name.length > 60).length).toBeGreaterThan(500);
  });

  test('has believable prices, currencies, discounts and VAT', () => {
    const share = (count: number) => count / shop.products.length;
    const tryShare = share(shop.products.filter(({ currency }) => currency === 'TRY').length);
    expect(tryShare).toBeGreaterThan(0.8);
    expect(tryShare).toBeLessThan(0.9);
    expect(unique(shop.products.map(({ currency }) => currency))).toBe(3);
    expect(unique(shop.products.map(({ vatRate }) => vatRate))).toBe(3);
    for (const { listPrice, dealerDiscount, pack } of shop.products) {
      expect(Number.isInteger(listPrice) && listPrice > 0).toBe(true);
      expect(Number.isInteger(dealerDiscount) && dealerDiscount >= 10 && dealerDiscount <= 40).toBe(true);
      expect(Number.isInteger(pack) && pack >= 1).toBe(true);
    }
  });

  test('has stock in four warehouses: some products sold out, some low; only those sold out must wait for weeks', () => {
    expect(shop.warehouses).toHaveLength(4);
    for (const { stock, stockTotal, leadTime } of shop.products) {
      expect(stock).toHaveLength(4);
      expect(stock.reduce((sum, amount) => sum + amount, 0)).toBe(stockTotal);
      expect(stockTotal >= 10 && leadTime !== 'Aynı gün').toBe(false);
      expect(stockTotal === 0 && leadTime === 'Aynı gün').toBe(false);
    }
    const soldOut = shop.products.filter(({ stockTotal }) => stockTotal === 0).length;
    expect(soldOut).toBeGreaterThan(250);
    expect(soldOut).toBeLessThan(600);
    expect(
      shop.products.filter(({ stockTotal }) => stockTotal > 0 && stockTotal < 10).length,
    ).toBeGreaterThan(300);
  });

  test('finds its parts by id and code', () => {
    const product = shop.products[1234];
    expect(shop.productById(product?.id ?? 0)).toBe(product);
    expect(shop.productByCode(product?.code ?? '')).toBe(product);
    expect(shop.brandById(product?.brandId ?? 0)?.name).toBe(product?.brandName);
    expect(shop.productById(0)).toBeUndefined();
    expect(shop.productById(1001.5)).toBeUndefined();
    expect(shop.productByCode('YOK')).toBeUndefined();
    expect(shop.categoryById(-1)).toBeUndefined();
  });

  test('of 50,000 products still has unique names and codes', () => {
    const large = createCatalogue({ products: 50_000 });
    expect(unique(large.products.map(({ name }) => name))).toBe(50_000);
    expect(unique(large.products.map(({ code }) => code))).toBe(50_000);
  });
});
