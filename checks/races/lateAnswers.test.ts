import { expect, test, vi } from 'vitest';
import { productListQuery } from '../../packages/api-client/src/queries/catalog.ts';
import { instalmentsQuery } from '../../packages/api-client/src/queries/payment.ts';
import {
  invoicesQuery,
  movementsQuery,
  ordersQuery,
  statementQuery,
} from '../../packages/api-client/src/queries/reports.ts';
import { autocompleteQuery } from '../../packages/api-client/src/queries/search.ts';
import { askAtRandom, dealer, type Ask } from './askAtRandom.ts';

// Hundreds of schedules on a machine that may be busy with everything else.
vi.setConfig({ testTimeout: 240_000 });

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const range = (from: number, to: number) => ({ begin: day(from), end: day(to) });
const page = { page: 1, field: 'fiyat', sort: 'asc', inStockOnly: false } as const;
const all = { type: 'all' } as const;

const screens: Readonly<Record<string, readonly Ask[]>> = {
  'the list, by page, order, filter and place': [
    (api) => productListQuery(api, dealer, all, page),
    (api) => productListQuery(api, dealer, all, { ...page, page: 2 }),
    (api) => productListQuery(api, dealer, all, { ...page, sort: 'desc' }),
    (api) => productListQuery(api, dealer, all, { ...page, field: 'ad' }),
    (api) => productListQuery(api, dealer, all, { ...page, inStockOnly: true }),
    (api) => productListQuery(api, dealer, { type: 'search', q: 'matkap' }, page),
    (api) => productListQuery(api, dealer, { type: 'brand', id: 101, categoryId: 0 }, page),
  ],
  'the search, by words and filter': [
    (api) => autocompleteQuery(api, dealer, 'ma', false),
    (api) => autocompleteQuery(api, dealer, 'mat', false),
    (api) => autocompleteQuery(api, dealer, 'matkap', false),
    (api) => autocompleteQuery(api, dealer, 'vida', false),
    (api) => autocompleteQuery(api, dealer, 'vida', true),
  ],
  'the report, by type and range': [
    (api) => movementsQuery(api, dealer, range(700, 0)),
    (api) => movementsQuery(api, dealer, range(90, 0)),
    (api) => statementQuery(api, dealer, range(700, 0)),
    (api) => ordersQuery(api, dealer, range(700, 0)),
    (api) => invoicesQuery(api, dealer, range(700, 0)),
    (api) => invoicesQuery(api, dealer, range(200, 0)),
  ],
  'the instalments, by card, amount and commission': [
    (api) =>
      instalmentsQuery(api, dealer, { price: 100, addsCommission: false, cardNumber: '4509011100000004' }),
    (api) =>
      instalmentsQuery(api, dealer, { price: 250.5, addsCommission: false, cardNumber: '4509011100000004' }),
    (api) =>
      instalmentsQuery(api, dealer, { price: 100, addsCommission: true, cardNumber: '4509011100000004' }),
    (api) =>
      instalmentsQuery(api, dealer, { price: 100, addsCommission: false, cardNumber: '5409051500000301' }),
  ],
};

test.each(Object.entries(screens))('FAIL-03 %s: 200 schedules, never an older answer', async (name, asks) => {
  const figures = await askAtRandom(asks, 200);
  process.stdout.write(`200 schedules of ${name}: ${JSON.stringify(figures)}\n`);
  expect(figures.overtaken).toBeGreaterThan(100);
  expect(figures.shown).toBeGreaterThan(200);
});
