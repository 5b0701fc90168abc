import type { Page } from '@playwright/test';
import { expect, test } from './honestPage.ts';
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
const toList = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Tüm Ürünler', exact: true }).click();

test.describe('Back, with something open over the page', () => {
  test('closes the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await signIn(page);
    await goOn(page);
    const menuOf = page.getByRole('dialog', { name: 'Menü' });
    const open = () => page.getByRole('button', { name: 'Menü' }).click();
    await open();
    await menuOf.getByRole('link', { name: 'Tüm Ürünler', exact: true }).click();
    await expect(page).toHaveURL(/\/productAll$/);
    await open();
    await expect(menuOf).toBeVisible();
    await goBack(page);
    await expect(menuOf).toBeHidden();
  });

  for (const name of ['Kurumsal', 'Kategoriler', 'Ayşe Yıldırım']) {
    test(`closes what the header has open: ${name}`, async ({ page }) => {
      await signIn(page);
      await goOn(page);
      await toList(page);
      await expect(page).toHaveURL(/\/productAll$/);
      const button = page.getByRole('banner').getByRole('button', { name: new RegExp(`${name}$`) });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      // Resting on it would open it anew.
      await page.mouse.move(700, 700);
      await goBack(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
  }

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
