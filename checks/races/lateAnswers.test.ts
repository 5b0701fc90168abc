import { expect, test, vi } from 'vitest';
import { productListQuery } from '../../packages/api-client/src/catalog/productList.ts';
import { instalmentsQuery } from '../../packages/api-client/src/payment/instalments.ts';
import {
  invoicesQuery,
  movementsQuery,
  ordersQuery,
  statementQuery,
} from '../../packages/api-client/src/reports/reports.ts';
import { autocompleteQuery } from '../../packages/api-client/src/search/suggestions.ts';
import { askAtRandom, dealer, type Ask } from './askAtRandom.ts';

// Hundreds of schedules on a machine that may be busy with everything else.
vi.setConfig({ testTimeout: 240_000 });

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const range = (from: number, to: number) => ({ begin: day(from), end: day(to) });
const page = { page: 1, field: 'fiyat', sort: 'asc', inStockOnly: false } as const;
const all = { type: 'all' } as const;

const screens: Readonly<Record<string, readonly Ask[]>> = {
  'the list, by page, order, filter and place': [
    () => productListQuery(dealer, all, page),
    () => productListQuery(dealer, all, { ...page, page: 2 }),
    () => productListQuery(dealer, all, { ...page, sort: 'desc' }),
    () => productListQuery(dealer, all, { ...page, field: 'ad' }),
    () => productListQuery(dealer, all, { ...page, inStockOnly: true }),
    () => productListQuery(dealer, { type: 'search', q: 'matkap' }, page),
    () => productListQuery(dealer, { type: 'brand', id: 101, categoryId: 0 }, page),
  ],
  'the search, by words and filter': [
    () => autocompleteQuery(dealer, 'ma', false),
    () => autocompleteQuery(dealer, 'mat', false),
    () => autocompleteQuery(dealer, 'matkap', false),
    () => autocompleteQuery(dealer, 'vida', false),
    () => autocompleteQuery(dealer, 'vida', true),
  ],
  'the report, by type and range': [
    () => movementsQuery(dealer, range(700, 0)),
    () => movementsQuery(dealer, range(90, 0)),
    () => statementQuery(dealer, range(700, 0)),
    () => ordersQuery(dealer, range(700, 0)),
    () => invoicesQuery(dealer, range(700, 0)),
    () => invoicesQuery(dealer, range(200, 0)),
  ],
  'the instalments, by card, amount and commission': [
    () => instalmentsQuery(dealer, { price: 100, addsCommission: false, cardNumber: '4509011100000004' }),
    () => instalmentsQuery(dealer, { price: 250.5, addsCommission: false, cardNumber: '4509011100000004' }),
    () => instalmentsQuery(dealer, { price: 100, addsCommission: true, cardNumber: '4509011100000004' }),
    () => instalmentsQuery(dealer, { price: 100, addsCommission: false, cardNumber: '5409051500000301' }),
  ],
};

test.each(Object.entries(screens))('FAIL-03 %s: 200 schedules, never an older answer', async (name, asks) => {
  const figures = await askAtRandom(asks, 200);
  process.stdout.write(`200 schedules of ${name}: ${JSON.stringify(figures)}\n`);
  expect(figures.overtaken).toBeGreaterThan(100);
  expect(figures.shown).toBeGreaterThan(200);
});
