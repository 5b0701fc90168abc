import type { Page } from '@playwright/test';
import { demoAccount } from '@vitrin/demo-server/accounts';
import { expect, test } from './fixtures.ts';
import {
  addButton,
  basketOf,
  beginBasket,
  code,
  counted,
  gainOf,
  list,
  quantity,
  rowsOf,
} from './orderRows.ts';
import { fillLogin, signIn } from './shop.ts';

test.afterEach(async ({ page }) => {
  await page.request.delete('/__faults');
});

const isLookup = (url: URL) => url.pathname.endsWith('/search/autocompletev2');
const isAdding = (url: URL) => url.pathname.toLowerCase().endsWith('/basket/addproducts/');

test('QORD-06 QORD-08 a shop that is busy is waited for, one that is down asked again, and one that lies added to once', async ({
  page,
}) => {
  const before = await beginBasket(page);
  await page.goto('hizli-siparis');
  const asked: number[] = [];
  await page.route(isLookup, async (route) => {
    asked.push(Date.now());
    if (asked.length > 1) return route.continue();
    return route.fulfill({ status: 429, headers: { 'retry-after': '2' }, body: '' });
  });
  await list(page, 'KL-KA-6-UT 6');
  await expect(addButton(page, 1)).toBeVisible();
  const [refused = 0, again = 0] = asked;
  expect(asked).toHaveLength(2);
  expect(again - refused).toBeGreaterThanOrEqual(1900);
  await page.unroute(isLookup);

  await page.request.post('/__faults', {
    data: { kind: 'http-502', method: 'GET', path: '/search/autocompletev2' },
  });
  await list(page, '8690022903421 12');
  await expect.poll(() => counted(page)).toEqual(['Tümü 2', 'Hazır 1', 'Aranamadı 1']);
  await page.request.delete('/__faults');
  await page.getByRole('button', { name: 'Başarısızları Yeniden Dene' }).click();
  await expect(addButton(page, 2)).toBeVisible();

  // It adds, and says that it has failed.
  let posts = 0;
  await page.route(isAdding, async (route) => {
    posts += 1;
    await route.fetch();
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{"Message":"Hata"}' });
  });
  await addButton(page, 2).click();
  const told = page.getByText('2/2 ürün sepete eklendi');
  const check = page.getByRole('button', { name: 'Durumu kontrol et' });
  await expect(told.or(check)).toBeVisible();
  if (await check.isVisible()) await check.click();
  await expect(told).toBeVisible();
  expect(await rowsOf(page)).toEqual([]);
  expect(await gainOf(page, before)).toEqual([6, 12]);
  expect(posts).toBe(1);
  await page.getByRole('button', { name: 'Geri Al' }).click();
  await expect(page.getByText('Eklenen ürünler geri alındı.')).toBeVisible();
  expect(await basketOf(page)).toEqual(before);
});

/** Whatever the browser keeps. */
const keptOf = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));

test('QORD-01 QORD-09 a visitor signs in and comes back, a lost session keeps the rows, and nobody else sees them', async ({
  page,
  context,
}) => {
  await page.goto('hizli-siparis');
  await expect(page).toHaveURL(/\/spa\/login\?from=/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/spa\/hizli-siparis/);
  const rows = [
    ['KL-KA-6-UT', '6'],
    ['ZZ-0000', '3'],
  ];
  const write = () => list(page, rows.map((row) => row.join(' ')).join('\n'));
  await write();
  await expect.poll(() => rowsOf(page)).toEqual(rows);

  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/spa\/login\?from=/);
  await fillLogin(page);
  await expect(page).toHaveURL(/\/spa\/hizli-siparis/);
  await expect.poll(() => rowsOf(page)).toEqual(rows);

  await context.clearCookies();
  await page.reload();
  await fillLogin(page, demoAccount('stok'));
  await expect(code(page, 1)).toBeFocused();
  expect(await rowsOf(page)).toEqual([]);
  await write();
  await expect.poll(() => counted(page)).toEqual(['Tümü 2', 'Hazır 1', 'Bulunamadı 1']);
  // All of it is kept: only then it can be seen to go.
  await expect.poll(() => keptOf(page)).toContain('ZZ-0000');
  const menu = page.getByRole('banner').getByRole('button', { name: 'Hüseyin Gündoğdu' });
  const signOut = page.getByRole('link', { name: 'Çıkış', exact: true });
  const signedOut = page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' });
  await menu.click();
  await signOut.click();
  await expect(signedOut).toBeVisible();
  expect(await keptOf(page)).not.toContain('ZZ-0000');
  await signIn(page, demoAccount('stok'));
  await page.goto('hizli-siparis');
  await expect(code(page, 1)).toBeFocused();
  expect(await rowsOf(page)).toEqual([]);

  // What is changed a moment before signing out is not written after everything was forgotten.
  await list(page, 'ZZ-0000 3');
  await menu.click();
  await expect(signOut).toBeVisible();
  await quantity(page, 1).evaluate((field) => {
    Reflect.set(HTMLInputElement.prototype, 'value', '4', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    [...document.links].find(({ textContent }) => textContent === 'Çıkış')?.click();
  });
  await expect(signedOut).toBeVisible();
  expect(await keptOf(page)).not.toContain('ZZ-0000');
});

test.describe('a browser that has not pasted yet', () => {
  // One that has pasted keeps the file that puts lines below the rows.
  test.use({ isWarm: false });

  test('FAIL-02 QORD-03 a list that was pasted without a network comes in once there is one', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('hizli-siparis');
    await page.getByRole('button', { name: 'Yapıştır' }).click();
    await page.getByRole('textbox', { name: 'Ürün listesi' }).fill('KL-KA-6-UT 3\nOD-AV-45-39-BV 5');
    // What puts the lines below the rows is fetched by the press.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Satırlara Aktar' }).click();
    const notices = page.getByRole('region', { name: 'Bildirimler' });
    await expect(notices.getByText('Bir şeyler ters gitti.')).toBeVisible();
    expect(await rowsOf(page)).toEqual([]);
    await context.setOffline(false);
    await notices.getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        ['KL-KA-6-UT', '3'],
        ['OD-AV-45-39-BV', '5'],
      ]);
  });
});
