import { getResponse } from 'msw';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { basketEmpty } from './fixtures/basket.ts';
import { productListEmpty } from './fixtures/catalog.ts';
import { given } from './given.ts';

const origin = 'http://shop.invalid';

const ask = (handlers: readonly RequestHandler[], path: string) =>
  getResponse([...handlers], new Request(origin + path), { baseUrl: origin });

test('a word answers its operation in place of the shop and leaves the rest to it', async () => {
  const handlers = [given.basket(basketEmpty), ...given.session('dealer')];
  expect(await (await ask(handlers, '/basket/'))?.json()).toEqual(basketEmpty);
  expect(await (await ask(handlers, '/application'))?.json()).toMatchObject({ isAuth: true });
});

test.each(['/catalog/1', '/category/1', '/brand/101/0', '/product/all/?page=2', '/search/?q=x'])(
  'a product list is one thing wherever it comes from: %s',
  async (path) => {
    const response = await ask([given.productList(productListEmpty), ...given.session('dealer')], path);
    expect(await response?.json()).toEqual(productListEmpty);
  },
);

test('an override of a product does not swallow its neighbours', async () => {
  const handlers = [given.productFails(), ...given.session('dealer')];
  expect((await ask(handlers, '/product/1001'))?.status).toBe(500);
  expect((await ask(handlers, '/product/stoklokasyon?id=1001'))?.status).toBe(200);
  expect((await ask(handlers, '/product/all/'))?.status).toBe(200);
});

test('failures carry the status asked for, a lost session is 401', async () => {
  expect((await ask([given.basketFails(503)], '/basket/'))?.status).toBe(503);
  expect((await ask([given.basketSessionLost()], '/basket/'))?.status).toBe(401);
  expect((await ask([given.html('getBasket')], '/basket/'))?.headers.get('content-type')).toMatch(
    'text/html',
  );
  await expect((await ask([given.malformed('getBasket')], '/basket/'))?.json()).rejects.toThrow(SyntaxError);
});

test('a pending operation never answers', async () => {
  const waited = new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'));
  await expect(Promise.race([ask([given.basketPending()], '/basket/'), waited])).resolves.toBe(
    'still waiting',
  );
});

test.each([
  ['guest', { isAuth: false, isDelegated: false, themeEditorActive: false }],
  ['dealer', { isAuth: true, isDelegated: false, enableDelegation: false }],
  ['delegated', { isAuth: true, isDelegated: true, enableDelegation: true }],
  ['admin', { isAuth: true, isDelegated: false, themeEditorActive: true }],
] as const)('the shop is seen by a %s', async (kind, flags) => {
  expect(await (await ask(given.session(kind), '/application'))?.json()).toMatchObject(flags);
});

test('every story starts with a shop of its own', async () => {
  const first = given.session('dealer');
  const add = new Request(`${origin}/basket/addproducts/`, {
    method: 'POST',
    body: JSON.stringify([{ productId: 1001, adet: 2 }]),
  });
  await getResponse(first, add, { baseUrl: origin });
  expect(await (await ask(first, '/application/getBasketProductCount'))?.json()).toBe(1);
  expect(await (await ask(given.session('dealer'), '/application/getBasketProductCount'))?.json()).toBe(0);
});

test('a network can lose every session while the public calls still answer', async () => {
  const handlers = [...given.network('sessionLost'), ...given.session('dealer')];
  expect((await ask(handlers, '/basket/'))?.status).toBe(401);
  expect((await ask(handlers, '/login'))?.status).toBe(200);
  expect((await ask([...given.network('failing'), ...given.session('dealer')], '/login'))?.status).toBe(500);
});
