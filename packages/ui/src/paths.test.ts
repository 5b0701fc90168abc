import { describe, expect, test } from 'vitest';
import { basePath, iconAddress, isLoginAddress, paths, readReturnPath } from './paths.ts';

test('every address matches its own pattern', () => {
  const made: Record<keyof typeof paths, string> = {
    home: paths.home.to(),
    product: paths.product.to(7),
    basket: paths.basket.to(),
    catalog: paths.catalog.to('a/b'),
    category: paths.category.to(3),
    search: paths.search.to('5/8" cıvata & somun'),
    brand: paths.brand.to(4),
    brands: paths.brands.to(),
    allProducts: paths.allProducts.to(),
    report: paths.report.to('genelhareket'),
    page: paths.page.to(1),
    loginPage: paths.loginPage.to(1),
    account: paths.account.to(),
    login: paths.login.to('/spa/basket/'),
    checkout: paths.checkout.to(9),
    checkoutSuccess: paths.checkoutSuccess.to(9),
    payment: paths.payment.to(),
    paymentSuccess: paths.paymentSuccess.to(5, 6),
    qrMenu: paths.qrMenu.to(),
  };
  for (const [name, address] of Object.entries(made)) {
    const { pattern } = paths[name as keyof typeof paths];
    const matches = new RegExp(`^${basePath}${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
    expect(address.split('?')[0], name).toMatch(matches);
  }
  expect(made.search).toBe('/spa/search?q=5%2F8%22+c%C4%B1vata+%26+somun');
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
