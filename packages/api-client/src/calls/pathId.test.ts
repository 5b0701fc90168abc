import { describe, expect, test } from 'vitest';
import { failure, recording } from '../cases/proveCalls.ts';
import type { Api } from '../client.ts';
import { basketApi } from './basket.ts';
import { catalogApi, type ListQuery } from './catalog.ts';
import { checkoutApi } from './checkout.ts';
import { contentApi } from './content.ts';
import { productApi } from './product.ts';
import { reportsApi } from './reports.ts';

const page: ListQuery = { page: 1, field: 'id', sort: 'desc', inStockOnly: false };

/** Every call with an id in its path, and the path around it. */
const calls: readonly (readonly [
  before: string,
  after: string,
  (api: Api, id: string) => Promise<unknown>,
])[] = [
  ['/product/', '', (api, id) => productApi(api).get(id)],
  ['/catalog/', '', (api, id) => catalogApi(api).list({ type: 'catalog', id }, page)],
  ['/brand/', '/0', (api, id) => catalogApi(api).list({ type: 'brand', id, categoryId: 0 }, page)],
  ['/brand/1/', '', (api, id) => catalogApi(api).list({ type: 'brand', id: 1, categoryId: id }, page)],
  ['/page/', '', (api, id) => contentApi(api).page(id)],
  ['/basket/checkout/', '', (api, id) => checkoutApi(api).get(id)],
  [
    '/basket/checkout2/',
    '',
    (api, id) => checkoutApi(api).finish(id, { delivery: 'depo', payment: 'havale' }),
  ],
  ['/basket/add/', '', (api, id) => basketApi(api).add({ productId: id, quantity: 1 })],
  ['/basket/removeProduct/', '', (api, id) => basketApi(api).remove(1, id)],
];

const pathsOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

describe.each(calls)('SAFE-02 %s…%s', (before, after, call) => {
  test.each(['5', 'A-1', 'a_b', 'v1.2', '-1'])('takes %s', async (id) => {
    const { api, requests } = recording({ stoks: [] });
    await failure(call(api, id));
    expect(pathsOf(requests)).toEqual([before + id + after]);
  });

  test.each([
    '../login/logout',
    '..%2flogin%2flogout',
    '..\\login\\logout',
    '..',
    '.',
    '5/../../login/logout',
    'a..b',
    '5?x=1',
    '5#x',
    '5;x',
    '(S(x))',
    '%2e%2e',
    'a b',
    'ş',
    '5\n',
    '',
  ])('is not sent for %j, which nothing is called', async (id) => {
    const { api, requests } = recording({ stoks: [] });
    expect(await failure(call(api, id))).toMatchObject({ kind: 'notFound' });
    expect(requests).toEqual([]);
  });
});

test.each(['..', 'A/../../login/logout', '..\\x', './x', ''])(
  'SAFE-02 no document is asked for by the number %j',
  async (number) => {
    const { api, requests } = recording([]);
    expect(await failure(reportsApi(api).document('invoice', number))).toMatchObject({ kind: 'notFound' });
    expect(requests).toEqual([]);
  },
);

test('the number of a document may hold slashes, spaces and Turkish letters', async () => {
  const { api, requests } = recording([]);
  await reportsApi(api).document('invoice', 'A/B Ç..1');
  expect(pathsOf(requests)).toEqual(['/Report/faturadetay/A%2FB%20%C3%87..1']);
});
