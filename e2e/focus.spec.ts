import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chosenBar, emptyBasket, quantities, signIn, tabTo } from './shop.ts';

const isAt = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** The middle of what has the focus is under nothing else. */
const isSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return 'nothing has the focus';
    const { left, top, width, height } = focused.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      focused.contains(there) ||
      there?.contains(focused) ||
      `${focused.ariaLabel ?? focused.textContent} under ${there?.textContent}`
    );
  });

test('at 1440, 768 and 375 what the keyboard comes to in a list lies under no bar, and what has the focus in a bar moves no page', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('catalog/1');
  for (const width of [1440, 768, 375]) {
    await page.setViewportSize({ width, height: width === 768 ? 1024 : 812 });
    await quantities(page).first().fill('3');
    await expect(chosenBar(page)).toBeVisible();
    for (const [key, presses] of [
      ['Tab', 16],
      ['Shift+Tab', 32],
    ] as const) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        expect(await isSeen(page), `${width}: ${key} ${press + 1}`).toBe(true);
      }
    }
  }

  const scrolled = async () => Math.round(await page.evaluate(() => scrollY));
  await page.evaluate(() => scrollTo(0, 1000));
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sepetim/ })
    .focus();
  expect(await scrolled()).toBe(1000);
  await page.getByRole('button', { name: 'Seçilenleri Sepete Ekle' }).focus();
  expect(await scrolled()).toBe(1000);
});

test('the keyboard goes on where the last quantity was typed once the bar has gone with its button', async ({
  page,
}) => {
  await signIn(page);
  await emptyBasket(page);
  await page.goto('catalog/1');
  await quantities(page).first().fill('2');
  await quantities(page).nth(1).fill('3');
  await tabTo(page, (element) => element.textContent === 'Seçilenleri Sepete Ekle');
  await page.keyboard.press('Enter');
  await expect(chosenBar(page)).toBeHidden();
  await expect(quantities(page).nth(1)).toBeFocused();
});

/** Each entry of a row that scrolls sideways is whole once the keyboard has come to it. */
async function expectWhole(page: Page, row: Locator): Promise<void> {
  const entries = row.getByRole('link');
  await expect(entries.last()).toBeVisible();
  await entries.first().focus();
  for (const entry of (await entries.all()).slice(1)) {
    await tabTo(page, (element) => element.matches('nav a'));
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport({ ratio: 1 });
  }
}

test('of a report the heads come out from under the pinned column, an entry of a row that scrolls sideways is whole, and a choice that outlives the screen keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn(page);
  await page.goto('report/hesapekstresi');
  const table = page.getByRole('table', { name: 'Hesap Ekstresi' });
  await table
    .getByRole('link', { name: /^Detay: / })
    .last()
    .focus();
  const first = table.getByRole('checkbox', { name: 'Tümünü seç' });
  for (let press = 0; press < 30 && !(await isAt(first)); press += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await isSeen(page)).toBe(true);
  }
  await expect(first).toBeFocused();
  await expectWhole(page, page.getByRole('navigation', { name: 'Ana menü' }));

  await page.setViewportSize({ width: 375, height: 812 });
  const reports = page.getByRole('navigation', { name: 'Raporlar' });
  await expectWhole(page, reports);

  await page.setViewportSize({ width: 1440, height: 900 });
  const other = reports.getByRole('link', { name: 'Fatura Listesi' });
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Fatura Listesi' })).toBeVisible();
  await expect(other).toBeFocused();
});

test('the keyboard goes on at the screen that has come, and Back at the link it was left by', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('brand/all/');
  const main = page.getByRole('main');
  const toList = page.getByRole('banner').getByRole('link', { name: 'Tüm Ürünler', exact: true });
  await toList.focus();
  await page.keyboard.press('Enter');
  await expect(quantities(page).first()).toBeVisible();
  await expect(main).toBeFocused();
  const product = page.getByRole('table', { name: 'Ürünler' }).getByRole('row').nth(12).getByRole('link');
  const name = (await product.textContent())?.trim() ?? '';
  await product.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(main).toBeFocused();
  await page.goBack();
  await expect(product).toBeFocused();
  await expect(product).toBeInViewport();
});
