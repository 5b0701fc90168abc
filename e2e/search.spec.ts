import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { salesman, signIn } from './shop.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Arama' });
const results = (page: Page) => dialog(page).getByRole('option');

test.describe('search', () => {
  test('SRCH-05 finds and opens a product by keyboard alone; USE-15 a result opens in a tab of its own, too', async ({
    page,
    context,
  }) => {
    await signIn(page);
    await page.goto('productAll');
    await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toBeVisible();
    await page.keyboard.press('/');
    await expect(dialog(page).getByLabel('Ürün ara', { exact: true })).toBeFocused();
    await page.keyboard.type('matkap');
    await expect(results(page).first()).toBeVisible();
    // Said only of the answer to all that was typed; the list of an earlier one begins anew with it.
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ sonuç$/);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      results(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/\/spa\/product\/\d+$/);
    await tab.close();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const name = await dialog(page).getByRole('region').getByRole('heading').textContent();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/spa\/product\/\d+$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  });

  test('SRCH-05 a scanned barcode lands on its product, wherever the focus is', async ({ page }) => {
    await signIn(page);
    const list = await page.request.get('/product/all/?instock=true');
    const { stoks } = (await list.json()) as { stoks: readonly { barkod: string }[] };
    const barcode = stoks.find(({ barkod }) => /^869\d{10}$/.test(barkod))?.barkod ?? '';
    await page.goto('info/me');
    await expect(page.getByRole('searchbox', { name: 'Ürün ara' })).toBeVisible();
    // A scanner is faster than the driver of a browser: 5 ms from key to key by the clock of the device.
    await page.evaluate((code) => {
      const start = performance.now();
      for (const [index, key] of [...Array.from(code), 'Enter'].entries()) {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        Object.defineProperty(event, 'timeStamp', { value: start + 5 * index });
        document.body.dispatchEvent(event);
      }
    }, barcode);
    await expect(page).toHaveURL(/\/spa\/product\/\d+$/);
    await expect(page.getByRole('main').getByText(barcode).first()).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test('SRCH-02 what is typed before the dialog has come is not lost', async ({ page }) => {
    await signIn(page);
    await page.goto('info/me');
    await page.getByRole('searchbox', { name: 'Ürün ara' }).pressSequentially('vida');
    await expect(dialog(page).getByLabel('Ürün ara', { exact: true })).toHaveValue('vida');
    await expect(results(page).first()).toBeVisible();
    await dialog(page).getByRole('link', { name: 'Tüm sonuçları gör' }).click();
    await expect(page).toHaveURL(/\/spa\/search\?q=vida$/);
    await expect(dialog(page)).toBeHidden();
  });
});

test('BRND-01 a letter leads to its brands, from far below, too, and below its bar, which has two lines on a tablet; a brand leads to its products', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('brand/all/');
  const letters = page.getByRole('navigation', { name: 'Harfler' });
  const letter = letters.getByRole('link', { name: 'A', exact: true });
  await expect(letter).toBeVisible();
  const framesLater = (count: number) =>
    page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame += 1) await new Promise(requestAnimationFrame);
      return scrollY;
    }, count);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // The place a page was left at is noted with the frame.
  const below = await framesLater(2);
  await letter.click();
  await expect(page).toHaveURL(/#/);
  // As long as a page that comes back is given.
  expect(await framesLater(12)).toBeLessThan(below - 300);

  await page.setViewportSize({ width: 900, height: 800 });
  await letters.getByRole('link', { name: 'M', exact: true }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'M', exact: true });
  await expect(heading).toBeInViewport();
  const bar = await letters.boundingBox();
  const box = await heading.boundingBox();
  expect(bar?.y).toBe(0);
  expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));

  await page.setViewportSize({ width: 1440, height: 900 });
  await letters.getByRole('link', { name: 'Ş' }).click();
  const group = page.getByRole('region', { name: 'Ş', exact: true });
  await expect(group).toBeInViewport();
  await group.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/spa\/brand\/\d+\/0$/);
});

test('PAGE-01 a page can be read in the shop and before the login', async ({ page }) => {
  await page.goto('apage/hakkimizda');
  await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('link', { name: 'Ana Sayfa' }).click();
  await expect(page).toHaveURL(/\/spa\/?$/);
  await page.goto('page/hakkimizda');
  await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // Written as the backend's own address, which answers without a page around it.
  await page.getByRole('link', { name: 'bize yazın' }).click();
  await expect(page).toHaveURL(/\/spa\/page\/iletisim$/);
  await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
});

test('DELG-03 another company is chosen, acted for, and left', async ({ page }) => {
  await signIn(page, salesman);
  await page.goto('productAll');
  await page.getByRole('button', { name: 'Cari Seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Cari Seç' });
  await picker.getByLabel('Cari ara').fill('ya');
  const first = picker.getByRole('option').first();
  const company = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/spa\/$/);
  await expect(page.getByText(`${company} adına işlem yapıyorsunuz`)).toBeVisible();
  await page.goto('info/me');
  await expect(page.getByText(company).nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'Sonlandır' }).click();
  await expect(page.getByRole('link', { name: 'Sonlandır' })).toBeHidden();
});
