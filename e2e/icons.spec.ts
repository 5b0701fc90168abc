import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooser, editCategories, picker } from './icons.ts';
import { admin, openHome, signIn, tabTo } from './shop.ts';

const chosen = (page: Page) =>
  page.getByRole('navigation', { name: 'Kategoriler' }).locator('li img').first();

/** What saves an icon. */
const saving = '**/admin/theme/updateCategoryIcon';

test('CAT-04 CAT-05 an administrator gives a category an icon by mouse and by keyboard, and it stays', async ({
  page,
  context,
}) => {
  await signIn(page, admin);
  await openHome(page);
  const other = await context.newPage();
  await other.goto('brand/all/');
  await other.getByRole('button', { name: 'Kategoriler' }).click();
  await expect(chosen(other)).toBeVisible();

  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !request.url().includes('inter')) fonts.push(request.url());
  });
  await expect(page.getByRole('button', { name: 'İkon Seç' })).toHaveCount(0);
  await editCategories(page);
  await chooser(page).click();
  await picker(page).getByRole('tab', { name: 'Solid' }).click();
  await expect(picker(page).getByRole('status')).toHaveText('2.001 ikon');
  // Pictures, and only those in sight and near it.
  expect(await picker(page).getByRole('gridcell').count()).toBeLessThan(300);
  expect(fonts).toEqual([]);
  await picker(page).getByRole('searchbox', { name: 'İkon ara' }).fill('ANCHOR-L');
  const sent = page.waitForRequest(saving);
  await picker(page).getByRole('button', { name: 'anchor-lock' }).click();
  expect((await sent).postDataJSON()).toEqual({ id: expect.any(Number), icon: 'fa-solid fa-anchor-lock' });
  await expect(picker(page)).toBeHidden();
  await expect(chosen(page)).toHaveAttribute('src', /solid\/anchor-lock\.svg$/);
  // The tab beside it learns of it without being loaded again.
  await expect(chosen(other)).toHaveAttribute('src', /solid\/anchor-lock\.svg$/);
  await other.close();

  // By keyboard; a refused save is told and can be sent again.
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/admin/theme/updateCategoryIcon')) statuses.push(response.status());
  });
  await page.route(saving, (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 });
  await chooser(page).focus();
  await page.keyboard.press('Enter');
  await expect(picker(page).getByRole('searchbox')).toBeFocused();
  // What was looked for before stands there still.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await tabTo(page, (element) => element.role === 'tab' || element.getAttribute('role') === 'tab');
  await page.keyboard.press('Home');
  await expect(picker(page).getByRole('tab', { name: 'Regular' })).toHaveAttribute('aria-selected', 'true');
  // The arrow leads into what stands there, and the icons come after their tab.
  await expect(picker(page).getByRole('grid', { name: 'Regular ikonları' })).toBeVisible();
  await picker(page).getByRole('searchbox').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('PageDown');
  // A letter typed among the icons filters them.
  await page.keyboard.type('window-ma');
  await expect(picker(page).getByRole('gridcell').first()).toHaveAccessibleName('window-maximize');
  await page.keyboard.press('ArrowDown');
  await expect(picker(page).getByRole('button', { name: 'window-maximize' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(picker(page)).toBeHidden();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('İkon kaydedilemedi.');
  await expect(chosen(page)).toHaveAttribute('src', /regular\/window-maximize\.svg$/);
  await alert.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect.poll(() => statuses).toEqual([500, 200]);
  await page.reload();
  await page.getByRole('button', { name: 'Kategoriler' }).click();
  await expect(chosen(page)).toHaveAttribute('src', /regular\/window-maximize\.svg$/);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('CAT-04 the picker fills the screen and leaves nothing beside it', async ({ page }) => {
    await signIn(page, admin);
    await openHome(page);
    await page.getByRole('button', { name: 'Tema Düzenle' }).click();
    await page.getByRole('button', { name: 'Menü', exact: true }).click();
    await page.getByRole('button', { name: 'İkon Seç' }).first().click();
    await expect(picker(page)).toBeVisible();
    const beside = await picker(page).evaluate(
      (dialog) => document.documentElement.clientWidth - dialog.clientWidth,
    );
    expect(beside).toBe(0);
    await picker(page).getByRole('searchbox').fill('trash');
    await expect(picker(page).getByRole('gridcell').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});
