import { demoAccount } from '@vitrin/demo-server/accounts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dealer, putBannerAway, quantities } from './shop.ts';

const list = 'productAll?field=ad&sort=asc';
const report = 'report/hesapekstresi';
const range = /^Tarih Aralığı/;
/** What a browser keeps for whoever uses it: what 'Beni Hatırla' is for, a look at lists, a banner put away, how lists are sorted. */
const ofTheBrowser = /^(?:vitrin-login|catalog-grid-view|(?:hide|shown)-modal-banner-.+|vitrin-visit)$/;

test.beforeEach(() => test.setTimeout(90_000));

/** Leaves something of each kind in the browser. */
async function leaveTraces(page: Page): Promise<void> {
  await page.goto(`${report}?begin=2026-01-05&end=2026-02-06`);
  await expect(page.getByRole('button', { name: range })).toContainText('05.01.2026');
  await page.goto(list);
  await quantities(page).first().fill('7');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+1');
  await expect(quantities(page).first()).toHaveValue('7');
  await expect.poll(() => cookies(page)).toContain('kisayolFiyat');
  await page.getByRole('searchbox', { name: 'Ürün ara' }).click();
  const search = page.getByRole('dialog', { name: 'Arama' });
  await search.getByLabel('Ürün ara', { exact: true }).fill('matkap');
  await expect(search.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  expect(await personalKeys(page)).not.toEqual([]);
}

/** Nothing of them is there for who is signed in now. */
async function expectNoTraces(page: Page): Promise<void> {
  await page.goto(list);
  await expect(quantities(page).first()).toHaveValue('');
  await page.getByRole('searchbox', { name: 'Ürün ara' }).click();
  const search = page.getByRole('dialog', { name: 'Arama' });
  await expect(search.getByLabel('Ürün ara', { exact: true })).toBeFocused();
  await expect(search.getByRole('option')).toHaveCount(0);
  await page.goto(report);
  await expect(page.getByRole('button', { name: range })).toBeVisible();
  await expect(page.getByRole('button', { name: range })).not.toContainText('05.01.2026');
}

const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** The keys of both storages that are somebody's. */
async function personalKeys(page: Page): Promise<readonly string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return keys.filter((key) => !ofTheBrowser.test(key));
}

async function signInByForm(page: Page, { cariNo, userName, password } = dealer): Promise<void> {
  await page.goto('login?from=/spa/page/hakkimizda');
  await page.getByLabel('Cari No').fill(cariNo);
  await page.getByLabel('Kullanıcı Kodu').fill(userName);
  await page.getByLabel('Şifre', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/^[^?]+\/page\/hakkimizda$/);
}

test('USE-14 Çıkış leaves nothing of anybody’s in the browser, in another tab of it neither', async ({
  page,
  context,
}) => {
  await putBannerAway(page);
  await signInByForm(page);
  const other = await context.newPage();
  await other.goto(`${report}?begin=2026-01-05&end=2026-02-06`);
  await expect(other.getByRole('button', { name: range })).toContainText('05.01.2026');
  expect(await personalKeys(other)).not.toEqual([]);
  await leaveTraces(page);

  await page.getByRole('banner').getByRole('button', { name: 'Ayşe Yıldırım' }).click();
  await page.getByRole('link', { name: 'Çıkış', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' })).toBeVisible();
  expect(await personalKeys(page)).toEqual([]);
  expect(await personalKeys(other)).toEqual([]);
  expect(await cookies(page)).not.toContain('kisayolFiyat');

  await signInByForm(page, demoAccount('stok'));
  await expectNoTraces(page);
});

test('USE-14 a session that ends is the next one’s start: who signs in then sees nothing of it', async ({
  page,
  context,
}) => {
  await putBannerAway(page);
  await signInByForm(page);
  await leaveTraces(page);
  await context.clearCookies({ name: /^(?!kisayolFiyat)/ });
  await page.goto(list);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Ürün ara' }).click();
  const search = page.getByRole('dialog', { name: 'Arama' });
  await expect(search.getByLabel('Ürün ara', { exact: true })).toBeFocused();
  await expect(search.getByRole('option')).toHaveCount(0);

  await signInByForm(page, demoAccount('stok'));
  expect(await cookies(page)).not.toContain('kisayolFiyat');
  await expectNoTraces(page);
  // Nothing is left under the former one's name.
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('Ayşe');
});
