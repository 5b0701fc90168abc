import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { salesman, signIn } from './shop.ts';

/** Goes to the list as a visitor does, so that Back stays within the application. */
const goOn = async (page: Page) => {
  await page.goto('brand/all/');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
};
const goBack = async (page: Page) => {
  await page.goBack();
  await expect(page).toHaveURL(/\/brand\/all\/$/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSame') as unknown)).toBe(true);
};
/** Until the list is there: what is opened before, while its address stands already, is closed by its coming. */
const toList = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Tüm Ürünler', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tüm Ürünler' })).toBeVisible();
};

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menü' });
const searchOf = (page: Page) => page.getByRole('dialog', { name: 'Arama' });
const userOf = (page: Page) => page.getByRole('dialog', { name: 'Ayşe Yıldırım' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menü' }).click();
const openSearch = (page: Page) => page.getByRole('searchbox', { name: 'Ürün ara' }).click();
const openUser = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Ayşe Yıldırım' }).click();

test.describe('Back, with something open over the page', () => {
  test('closes what the header has open', async ({ page }) => {
    await signIn(page);
    await goOn(page);
    for (const name of ['Kurumsal', 'Kategoriler', 'Ayşe Yıldırım']) {
      await toList(page);
      await expect(page).toHaveURL(/\/productAll$/);
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`${name}$`) });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // Resting on it would open it anew.
      await page.mouse.move(700, 700);
      await goBack(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  test('DELG-03 closes the choice of a company', async ({ page }) => {
    await signIn(page, salesman);
    await goOn(page);
    await toList(page);
    await expect(page).toHaveURL(/\/productAll$/);
    const picker = page.getByRole('dialog', { name: 'Cari Seç' });
    await page.getByRole('button', { name: 'Cari Seç' }).click();
    await expect(picker).toBeVisible();
    await goBack(page);
    await expect(picker).toBeHidden();
  });
});

test.describe('USE-19 Back on a phone', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 375, height: 812 }));

  test('closes the menu, the search, and what belongs to a button, and the page below stays as it was', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('brand/all/');
    for (const [what, open, isOpen] of [
      ['the menu', openMenu, menuOf],
      ['the search', openSearch, searchOf],
      ['what belongs to a button', openUser, userOf],
    ] as const) {
      await page.goto('productAll');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, 300));
      const before = await page.evaluate(() => scrollY);
      for (const times of [1, 2]) {
        await open(page);
        await expect(isOpen(page), `${what}, opened ${times}`).toBeVisible();
        await page.goBack();
        await expect(isOpen(page), what).toBeHidden();
        await expect(page).toHaveURL(/\/productAll$/);
        expect(await page.evaluate(() => scrollY), what).toBe(before);
      }
      // Closed by hand it leaves nothing behind to go back through.
      await open(page);
      await expect(isOpen(page), what).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(isOpen(page), what).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => (history.state as { layers?: number }).layers), what)
        .toBeUndefined();
      await page.goBack();
      await expect(page).toHaveURL(/\/brand\/all\/$/);
    }
  });

  test('closes the range of a report; one that is applied leaves one page, which Back leaves', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('brand/all/');
    await page.goto('report/hesapekstresi');
    const range = page.getByRole('dialog', { name: 'Tarih Aralığı' });
    const opener = page.getByRole('button', { name: /^Tarih Aralığı/ });
    const open = () => opener.click();
    await open();
    await expect(range).toBeVisible();
    await page.goBack();
    await expect(range).toBeHidden();
    await expect(page).toHaveURL(/\/hesapekstresi$/);
    await open();
    const before = (await opener.textContent()) ?? '';
    await range.getByRole('button', { name: 'Geçen Ay' }).click();
    await range.getByRole('button', { name: 'Uygula' }).click();
    await expect(range).toBeHidden();
    await expect(page).toHaveURL(/begin=/);
    await expect
      .poll(() => page.evaluate(() => (history.state as { layers?: number }).layers))
      .toBeUndefined();
    await expect(page).toHaveURL(/begin=/);
    await expect(opener).not.toHaveText(before);
    await page.goBack();
    await expect(page).toHaveURL(/\/brand\/all\/$/);
  });

  test('leaves nothing of a menu behind in a page that was loaded afresh', async ({ page }) => {
    await signIn(page);
    await page.goto('brand/all/');
    await page.goto('productAll');
    await openMenu(page);
    await expect(menuOf(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Menü' })).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => (history.state as { layers?: number }).layers))
      .toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/brand\/all\/$/);
  });

  test('leads from what the menu opened to the page it was opened over', async ({ page }) => {
    await signIn(page);
    await goOn(page);
    await openMenu(page);
    await menuOf(page).getByRole('link', { name: 'Tüm Ürünler', exact: true }).click();
    await expect(page).toHaveURL(/\/productAll$/);
    await expect(menuOf(page)).toBeHidden();
    await goBack(page);
    await expect(menuOf(page)).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL(/\/productAll$/);
  });
});

test('Back leaves a product that was opened by a double click', async ({ page }) => {
  await signIn(page);
  await goOn(page);
  await toList(page);
  await page.getByRole('table', { name: 'Ürünler' }).getByRole('link').first().dblclick();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/productAll$/);
  await goBack(page);
});
