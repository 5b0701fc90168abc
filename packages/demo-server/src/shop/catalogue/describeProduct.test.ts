import { describe, expect, test } from 'vitest';
import { createCatalogue } from './createCatalogue.ts';
import { describeProduct } from './describeProduct.ts';

const shop = createCatalogue({ products: 800 });
const address = ({ id }: { readonly id: number }, view: number) =>
  `/image/show/?fileName=${id}-${view}.svg&size=2`;
const texts = shop.products.map((product) => describeProduct(shop, product, address));

/** Elements left open, and closing tags that fit none. */
function unbalanced(html: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (slash === '' && name !== 'img') open.push(name);
    else if (slash === '/' && open.at(-1) === name) open.pop();
    else if (slash === '/') open.push(`/${name}`);
  }
  return open;
}

describe('product descriptions', () => {
  test('are the same on every call', () => {
    expect(shop.products.map((product) => describeProduct(shop, product, address))).toEqual(texts);
  });

  test('are some empty, most short, a good part long with pictures', () => {
    expect(texts.filter((text) => text === '').length).toBeGreaterThan(10);
    const long = texts.filter((text) => text.includes('<img'));
    expect(long.length).toBeGreaterThan(120);
    expect(long.length).toBeLessThan(300);
    expect(long[0]).toContain('&amp;size=2');
  });

  test('carry the technical table of the product', () => {
    for (const [i, product] of shop.products.entries()) {
      const rows = product.specifications.map(([label]) => `<th>${label}</th>`);
      expect(texts[i] === '' || rows.every((row) => texts[i]?.includes(row))).toBe(true);
    }
  });

  test('open and close every element and say nothing undefined', () => {
    for (const text of texts) {
      expect(unbalanced(text)).toEqual([]);
      expect(text).not.toMatch(/undefined|NaN|<script/);
    }
  });
});
