import type { Page } from '@playwright/test';
import { expect, test } from './honestPage.ts';
import { quantities, signIn } from './shop.ts';

/** Addresses of the backend as they were asked for, without pictures and fonts, in their order. */
async function callsOf(page: Page, address: string): Promise<string[]> {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/spa/') && request.resourceType() !== 'image') calls.push(pathname + search);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  page.removeAllListeners('request');
  return calls;
}

/** What the page asked for by itself, before any script of the application. */
const startedEarly = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => {
      const { pathname, search } = new URL(href);
      return pathname + search;
    }),
  );

test.describe('the first calls of an address', () => {
  const addresses: [address: string, first: string][] = [
    ['', '/promotion/GetPromotion?type=10&viewType=10'],
    ['productAll', '/product/all/?page=1&d=desc&f=id'],
    ['productAll?page=2&sort=asc&field=ad&instock=true', '/product/all/?page=2&d=asc&f=ad&instock=true'],
    ['catalog/1', '/catalog/1?page=1&d=desc&f=id'],
    ['brand/101/0', '/brand/101/0?page=1&d=desc&f=id'],
    ['search?q=ak%C3%BCl%C3%BC+matkap', '/search/?q=ak%C3%BCl%C3%BC%20matkap&page=1&d=desc&f=id'],
    ['brand/all/', '/brand/all'],
    ['basket/', '/basket/'],
    ['info/me', '/info/me'],
  ];

  test('are under way before the application is there, and are the very ones it needs', async ({ page }) => {
    await signIn(page);
    for (const [address, first] of addresses) {
      const calls = await callsOf(page, address);
      const early = await startedEarly(page);
      expect(early, address).toEqual(['/application', '/login/CheckLogin', first]);
      // Asked once each: what was fetched ahead is what the application then takes.
      for (const call of early)
        expect(
          calls.filter((one) => one === call),
          `${address}: ${call}`,
        ).toHaveLength(1);
    }
  });

  test('of a member are not asked for a guest', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('main')).not.toBeEmpty();
    const unauthorised: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) unauthorised.push(response.url());
    });
    await page.goto('basket/');
    await expect(page).toHaveURL(/\/spa\/login\?from=/);
    expect(unauthorised).toEqual([]);
  });
});

test('back from a product is the list, at once and where it was left', async ({ page }) => {
  await signIn(page);
  await page.goto('productAll');
  await expect(quantities(page).first()).toBeVisible();
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 400));
  const left = await place();
  expect(left).toBeGreaterThan(0);
  await page.getByRole('table', { name: 'Ürünler' }).getByRole('link').nth(14).click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Nothing answers any more: what is shown comes from what is there.
  await page.route('**/product/all/**', () => undefined);
  await page.goBack();
  await expect(quantities(page).first()).toBeVisible();
  await expect.poll(place).toBe(left);
});
