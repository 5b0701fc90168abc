import { describe, expect, test } from 'vitest';
import { failure, recording } from '../cases/proveCalls.ts';
import { addProductToBasket } from '../basket/addToBasket.ts';
import { removeBasketRow } from '../basket/changeLines.ts';
import { listProducts, type ListQuery } from '../catalog/productList.ts';
import { finishCheckout } from '../checkout/finish.ts';
import { getCheckout } from '../checkout/checkout.ts';
import { getPage } from '../content/page.ts';
import { getProduct } from '../product/product.ts';
import { getDocument } from '../reports/document.ts';

const page: ListQuery = { page: 1, field: 'id', sort: 'desc', inStockOnly: false };

/** Every call with an id in its path, and the path around it. */
const calls: readonly (readonly [before: string, after: string, (id: string) => Promise<unknown>])[] = [
  ['/product/', '', (id) => getProduct(id)],
  ['/catalog/', '', (id) => listProducts({ type: 'catalog', id }, page)],
  ['/brand/', '/0', (id) => listProducts({ type: 'brand', id, categoryId: 0 }, page)],
  ['/brand/1/', '', (id) => listProducts({ type: 'brand', id: 1, categoryId: id }, page)],
  ['/page/', '', (id) => getPage(id)],
  ['/basket/checkout/', '', (id) => getCheckout(id)],
  ['/basket/checkout2/', '', (id) => finishCheckout(id, { delivery: 'depo', payment: 'havale' })],
  ['/basket/add/', '', (id) => addProductToBasket({ productId: id, quantity: 1 })],
  ['/basket/removeProduct/', '', (id) => removeBasketRow(1, id)],
];

const pathsOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

describe.each(calls)('SAFE-02 %s…%s', (before, after, call) => {
  test.each(['5', 'A-1', 'a_b', 'v1.2', '-1'])('takes %s', async (id) => {
    const { requests } = recording({ stoks: [] });
    await failure(call(id));
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
    const { requests } = recording({ stoks: [] });
    expect(await failure(call(id))).toMatchObject({ kind: 'notFound' });
    expect(requests).toEqual([]);
  });
});

test.each(['..', 'A/../../login/logout', '..\\x', './x', ''])(
  'SAFE-02 no document is asked for by the number %j',
  async (number) => {
    const { requests } = recording([]);
    expect(await failure(getDocument('invoice', number))).toMatchObject({ kind: 'notFound' });
    expect(requests).toEqual([]);
  },
);

test('the number of a document may hold slashes, spaces and Turkish letters', async () => {
  const { requests } = recording([]);
  await getDocument('invoice', 'A/B Ç..1');
  expect(pathsOf(requests)).toEqual(['/Report/faturadetay/A%2FB%20%C3%87..1']);
});
