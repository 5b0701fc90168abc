import { finish } from '@vitrin/api-client/runSteps';
import { describe, expect, test } from 'vitest';
import type { BoughtDocument, BoughtLine } from './BoughtDocument.ts';
import { readBoughtDocument } from './BoughtDocument.ts';
import { arrangeBought, sumSteps } from './sumBought.ts';

const line = (code: string, quantity: number, price: number | undefined = 10, name = code): BoughtLine => ({
  code,
  name,
  unit: 'Adet',
  quantity,
  price,
});
let count = 0;
const on = (date: string, ...lines: readonly BoughtLine[]): BoughtDocument => ({
  documentNo: `FTR${(count += 1)}`,
  date,
  currency: 'TRY',
  lines,
});
const sum = (...documents: readonly BoughtDocument[]) => finish(sumSteps(documents));

describe('REOR-03 what was bought', () => {
  test('is summed by product, however its code is written, with the last name and price', () => {
    const [product, ...others] = sum(
      on('2026-10-01', line('IŞIK-1', 12, 30, 'Ampul 9 W')),
      on('2026-03-01', line('ışık-1', 6, 28, 'Ampul')),
      on('2026-11-01', line('işik-1', 24, 31, 'LED Ampul 9 W')),
    );
    expect(others).toEqual([]);
    expect(product).toMatchObject({ name: 'LED Ampul 9 W', total: 42, usual: 12 });
    expect(product?.last).toMatchObject({ day: '2026-11-01', price: 31 });
    expect(product?.purchases.map(({ day, price }) => `${day} ${price}`)).toEqual([
      '2026-03-01 28',
      '2026-10-01 30',
      '2026-11-01 31',
    ]);
  });

  test('what went back is taken off, and is no purchase', () => {
    const products = sum(
      on('2026-01-01', line('A', 10)),
      on('2026-02-01', line('A', -4), line('B', -1)),
      on('2026-03-01', line('C', 0.1), line('C', 0.2)),
    );
    expect(products.map(({ code, total, purchases }) => [code, total, purchases.length])).toEqual([
      ['A', 6, 1],
      ['C', 0.3, 1],
    ]);
  });

  test('twice on one invoice is once, at two prices at neither', () => {
    const [product] = sum(on('2026-01-01', line('A', 10, 5), line('A', 2, 6)));
    expect(product?.purchases).toMatchObject([{ quantity: 12, price: undefined }]);
  });

  test.each([
    [[5], 5],
    [[1, 100, 3], 3],
    [[2, 4], 3],
    [[2, 3], 3],
    [[0.2], 1],
  ])('of %j usually %i', (quantities, usual) => {
    expect(sum(...quantities.map((quantity) => on('2026-01-01', line('A', quantity))))[0]?.usual).toBe(usual);
  });

  test('what is kept is read back, and nothing that is half of it', () => {
    const kept = on('2026-01-01', line('A', 1, undefined));
    expect(readBoughtDocument(structuredClone(kept))).toEqual(kept);
    for (const broken of [
      null,
      {},
      { ...kept, date: 'x' },
      { ...kept, lines: 5 },
      { ...kept, lines: [...kept.lines, { code: 'B' }] },
      { ...kept, lines: [{ ...kept.lines[0], quantity: Number.NaN }] },
    ])
      expect(readBoughtDocument(broken)).toBeUndefined();
  });
});

describe('REOR-04 it is searched and sorted', () => {
  const products = sum(
    on('2026-01-01', line('A-1', 5, 1, 'Şerit metre'), line('B-2', 500, 1, 'Cıvata')),
    on('2026-02-01', line('A-1', 5, 1, 'Şerit metre'), line('C-3', 50, 1, 'Çekiç')),
  );
  const codes = (query: string, order: Parameters<typeof arrangeBought>[2]) =>
    arrangeBought(products, query, order)
      .map(({ code }) => code)
      .join(' ');

  test('by any keyboard, in name and code', () => {
    expect([
      codes('SERIT', 'name'),
      codes('metre a-1', 'name'),
      codes('civata', 'name'),
      codes('yok', 'name'),
    ]).toEqual(['A-1', 'A-1', 'B-2', '']);
  });

  test('by how often, when, how much and the Turkish alphabet', () => {
    expect([codes('', 'times'), codes('', 'last'), codes('', 'total'), codes('', 'name')]).toEqual([
      'A-1 B-2 C-3',
      'C-3 A-1 B-2',
      'B-2 C-3 A-1',
      'B-2 C-3 A-1',
    ]);
  });

  test('two years of a busy dealer, too', () => {
    const many = Array.from({ length: 1200 }, (_, place) =>
      on(
        `2025-${String((place % 12) + 1).padStart(2, '0')}-11`,
        ...Array.from({ length: 13 }, (_line, at) =>
          line(`K-${(place * 7919 + at * 104_729) % 15_000}`, at + 1, at, `Ürün ${(place * 31 + at) % 997}`),
        ),
      ),
    );
    const all = sum(...many);
    expect(all.length).toBeGreaterThan(10_000);
    expect(arrangeBought(all, 'urun 12', 'total').length).toBeGreaterThan(100);
    expect(arrangeBought(all, '', 'last')).toHaveLength(all.length);
  });
});
