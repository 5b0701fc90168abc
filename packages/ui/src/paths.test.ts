import { describe, expect, test } from 'vitest';
import { iconAddress, isLoginAddress, paths, readReturnPath, routeOf } from './paths.ts';

test('an address is made of its path and what it is made with', () => {
  expect(paths.home.to()).toBe('/spa/');
  expect(paths.catalog.to({ id: 'a/b' })).toBe('/spa/catalog/a%2Fb');
  expect(paths.brand.to({ id: 4, categoryId: 0 })).toBe('/spa/brand/4/0');
  expect(paths.report.to({ type: 'genelhareket' })).toBe('/spa/report/genelhareket');
  expect(paths.search.to({ q: '5/8" cıvata & somun' })).toBe('/spa/search?q=5%2F8%22+c%C4%B1vata+%26+somun');
  expect(paths.paymentSuccess.to({ id: 5, fid: 6 })).toBe('/spa/payment/success/5?fid=6');
  expect(paths.login.to({ from: '/spa/basket/' })).toBe('/spa/login?from=%2Fspa%2Fbasket%2F');
  expect(paths.login.to()).toBe('/spa/login');
  expect(paths.login.to({ from: '/spa/liste?a=1#1.x_-#y' }), 'LSTS-04 no server sees it').toBe(
    '/spa/login?from=%2Fspa%2Fliste%3Fa%3D1#1.x_-#y',
  );
});

test('a path leads to one route at most, whatever its case, with or without a slash at its end', () => {
  expect(['/BASKET', '/brand/all', '/checkout/success/9/', '', '/'].map(routeOf)).toEqual([
    'basket',
    'brands',
    'checkoutSuccess',
    'home',
    'home',
  ]);
  expect(['/baskets', '/product', '/product/7/8', '/login?from=x', '/no/such/place'].map(routeOf)).toEqual(
    Array.from({ length: 5 }),
  );
});

test('an address of a route is made with what its path names, and with nothing else', () => {
  const wrong = [
    // @ts-expect-error: which product?
    () => paths.product.to(),
    // @ts-expect-error: a brand has no number of its own
    () => paths.brand.to({ id: 4, number: 0 }),
    // @ts-expect-error: no such report
    () => paths.report.to({ type: 'stok' }),
    // @ts-expect-error: the receipt is missing
    () => paths.paymentSuccess.to({ id: 5 }),
    // @ts-expect-error: the basket is one
    () => paths.basket.to({ id: 5 }),
  ];
  expect(wrong).toHaveLength(5);
});

describe('APP-11 the way back after signing in', () => {
  test.each([
    ['/spa/basket/', '/spa/basket/'],
    ['/spa/search?q=vida&page=2', '/spa/search?q=vida&page=2'],
    ['https://evil.example/spa/basket/', null],
    ['//evil.example/spa/', null],
    ['/spa//evil.example', null],
    ['/spa/../login/logout', null],
    ['/\\evil.example/spa/', null],
    ['javascript:alert(1)', null],
    ['/login/logout', null],
    ['/spa/login', null],
    ['/spa/login/', null],
    ['/spa/login/?from=%2Fspa%2F', null],
    ['', null],
    [null, null],
  ])('%s is believed as %s', (from, path) => expect(readReturnPath(from)).toBe(path));
});

test('CAT-01 an icon is drawn by a file beside the application', () => {
  expect(iconAddress('regular', 'clock')).toBe('/spa/icons/fa/regular/clock.svg');
});

test.each([
  ['/spa/login', true],
  ['/spa/login/', true],
  ['/spa/login/?from=%2Fspa%2Fbasket%2F', true],
  ['/spa/login#x', true],
  ['/spa/logins', false],
  ['/spa/search?q=/spa/login', false],
  ['/login', false],
])('the login opens at %s: %s', (address, isLogin) => expect(isLoginAddress(address)).toBe(isLogin));
