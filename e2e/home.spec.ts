import type { Page } from '@playwright/test';
import { holdCalls } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './shop.ts';

const banner = (page: Page) => page.getByRole('dialog', { name: 'Peşin ödemeye ek %5' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

test.describe('the announcement on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('HOME-04 waits until the menu is closed again', async ({ page }) => {
    // Before the page begins to wait: a clock does not move what was set by another.
    await page.clock.install();
    const announce = await holdCalls(page, ['*/GetPromotion?*type=40*']);
    await page.goto('./');
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(menu(page)).toBeVisible();
    const waitBegins = page.waitForResponse(/assets\/Announcing-[^/]+\.js$/);
    announce();
    await (await waitBegins).finished();
    for (let second = 1; second <= 10; second += 1) {
      await page.clock.runFor(1000);
      await expect(banner(page)).toBeHidden();
    }
    await menu(page).getByRole('button', { name: 'Kapat' }).tap();
    await expect(menu(page)).toBeHidden();
    await page.clock.runFor(5000);
    await expect(banner(page)).toBeVisible();
  });

  test('HOME-04 makes way for a menu that was asked for before it opened', async ({ page }) => {
    const bringMenu = await holdBack(page, /assets\/MobileMenu-[^/]+\.js$/);
    const announce = await holdCalls(page, ['*/GetPromotion?*type=40*']);
    await page.goto('./');
    await page.getByRole('button', { name: 'Menü' }).tap();
    announce();
    await expect(banner(page)).toBeVisible();
    bringMenu();
    await expect(menu(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    // It was not read, so it comes back.
    await menu(page).getByRole('button', { name: 'Kapat' }).tap();
    await expect(banner(page)).toBeVisible();
    await banner(page).getByRole('button', { name: 'Kapat' }).tap();
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Çok Satanlar' })).toBeVisible();
    await page.clock.runFor(5000);
    await expect(banner(page)).toBeHidden();
  });
});
