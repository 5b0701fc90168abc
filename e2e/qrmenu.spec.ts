import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { tabTo } from './shop.ts';

const name = (page: Page) => page.getByRole('heading', { level: 1 });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menü Ayarları' });
const shownColumns = (page: Page) =>
  page
    .getByRole('region', { name: 'Mezeler ve Salatalar' })
    .getByRole('list')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 375, height: 812 }],
] as const) {
  test.describe(device, () => {
    test.use({ viewport });

    test('LAY-01 QRMN-01 the menu stands alone, with its dishes and their pictures; QRMN-02 what is changed by keyboard and by mouse shows at once and outlives a reload until it is reset', async ({
      page,
      baseURL,
    }) => {
      const home = new URL(baseURL ?? '').origin;
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== home) elsewhere.push(request.url());
      });
      await page.goto('qrmenu');
      await expect(name(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Kategoriler' })).toHaveCount(0);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      const sarma = page.getByRole('article').filter({ hasText: 'Yaprak Sarma' });
      await expect(sarma).toContainText('185,50 TL');
      await page.getByRole('link', { name: 'İçecekler' }).click();
      const coffee = page.getByRole('article').filter({ hasText: 'Türk Kahvesi' });
      await expect(coffee).toBeInViewport();
      await expect
        .poll(() => coffee.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('link', { name: 'İçecekler' })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('contentinfo')).toContainText('Ayvalık');
      await expectNoSidewaysScroll(page);

      // Everything can be done by keyboard.
      await tabTo(page, /^Düzenle$/);
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeFocused();
      await tabTo(page, /^Minimalist$/);
      await page.keyboard.press('Space');
      await expect(panel(page).getByRole('button', { name: 'Minimalist' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await tabTo(
        page,
        (element) => element instanceof HTMLInputElement && element.labels?.[0]?.textContent === 'Ana renk',
      );
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('#0a5a2f');
      await expect(name(page)).toHaveCSS('color', 'rgb(10, 90, 47)');
      await tabTo(
        page,
        (element) =>
          element instanceof HTMLInputElement && element.labels?.[0]?.textContent === 'Başlık boyutu',
      );
      await page.keyboard.press('End');
      await expect(page.getByRole('heading', { name: 'Humus' })).toHaveCSS('font-size', '28px');
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Düzenle' })).toBeFocused();

      // And by mouse.
      await page.getByRole('button', { name: 'Düzenle' }).click();
      await expect(panel(page)).toBeVisible();
      await panel(page).getByRole('button', { name: 'Koyu Tema' }).click();
      await panel(page).getByLabel('Restoran adı').fill('Köşe Lokanta');
      await expect(name(page)).toHaveText('Köşe Lokanta');
      await panel(page).getByLabel('Sütun sayısı (küçük ekran)').fill('2');
      await panel(page).getByLabel('Sütun sayısı (büyük ekran)').fill('4');
      const columns = device === 'phone' ? 2 : 4;
      await expect.poll(() => shownColumns(page)).toBe(columns);
      await expectNoSidewaysScroll(page);

      await page.reload();
      await expect(name(page)).toHaveText('Köşe Lokanta');
      expect(await shownColumns(page)).toBe(columns);
      const ground = () =>
        page
          .getByRole('main')
          .evaluate((main) => getComputedStyle(main.parentElement ?? main).backgroundColor);
      expect(await ground()).toBe('rgb(23, 19, 17)');

      await page.getByRole('button', { name: 'Düzenle' }).click();
      await panel(page).getByRole('button', { name: 'Sıfırla' }).click();
      await expect(name(page)).toHaveText('Zeytin Dalı Lokantası');
      await panel(page).getByRole('button', { name: 'Geri Al' }).click();
      await expect(name(page)).toHaveText('Köşe Lokanta');
      await panel(page).getByRole('button', { name: 'Sıfırla' }).click();
      await page.reload();
      await expect(name(page)).toHaveText('Zeytin Dalı Lokantası');
      expect(await ground()).toBe('rgb(251, 246, 236)');
      expect(elsewhere).toEqual([]);
    });
  });
}

test('QRMN-02 a device that keeps nothing still shows every change, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('qrmenu');
  await page.getByRole('button', { name: 'Düzenle' }).click();
  await panel(page).getByRole('button', { name: 'Renkli' }).click();
  await expect(panel(page).getByRole('status')).toContainText('saklamıyor');
  await expect(name(page)).toHaveCSS('color', 'rgb(181, 18, 62)');
});

test('QRMN-02 two tabs of one device show the same menu', async ({ page, context }) => {
  await page.goto('qrmenu');
  const other = await context.newPage();
  await other.goto('qrmenu');
  await page.getByRole('button', { name: 'Düzenle' }).click();
  await panel(page).getByLabel('Restoran adı').fill('Yan Masa');
  await expect(name(other)).toHaveText('Yan Masa');
});
