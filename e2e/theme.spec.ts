import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { admin, signIn, tabTo } from './shop.ts';

const editor = (page: Page) => page.getByRole('dialog', { name: 'Tema Düzenle' });
const saved = (page: Page) => editor(page).getByText(/değişiklik/);

/** The colour of the shop's main buttons, as somebody on the list sees it. */
const buttonColor = (page: Page) =>
  page
    .locator('.elements-button')
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);

async function openEditor(page: Page, address = 'basket/') {
  await page.goto(address);
  await page.getByRole('button', { name: 'Tema Düzenle' }).click();
  await expect(editor(page)).toBeVisible();
}

async function paint(page: Page, item: string, color: string) {
  await editor(page).getByText(item, { exact: true }).click();
  const field = editor(page).getByRole('textbox', { name: 'Zemin rengi' }).first();
  await field.fill(color);
  await field.press('Enter');
}

interface PaintedTheme {
  readonly blocks: {
    readonly header: { readonly item: { readonly top: { bg_color: string } } };
    readonly elements: { readonly item: { readonly button: { bg_color: string } } };
  };
}

/** The theme as the shop has it saved. */
async function savedTheme(page: Page): Promise<PaintedTheme> {
  const answer = await page.request.get('/application');
  return ((await answer.json()) as { themeSettings: PaintedTheme }).themeSettings;
}

/** Of what two have saved, one after the other, nothing is lost. */
async function expectBothSaved(page: Page): Promise<void> {
  const { header, elements } = (await savedTheme(page)).blocks;
  expect([header.item.top.bg_color, elements.item.button.bg_color]).toEqual(['#145214', '#B4232A']);
}

/** Leaves the shop's first theme behind, so that journeys do not depend on each other. */
test.afterEach(async ({ page }) => {
  await page.request.delete('/admin/theme/resetLayout');
});

test('THEM-02 THEM-03 a colour shows at once, is saved, and is the shop of everybody', async ({
  page,
  openContext,
}) => {
  await signIn(page, admin);
  await openEditor(page);
  await paint(page, 'Düğmeler', '#b4232a');
  await expect(page.locator('main .elements-button').first()).toHaveCSS(
    'background-color',
    'rgb(180, 35, 42)',
  );
  // Somebody else still has the old one: nothing is saved yet.
  const guest = await (await openContext()).newPage();
  await guest.goto('login');
  await expect(guest.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  expect(await buttonColor(guest)).not.toBe('rgb(180, 35, 42)');

  const sent = page.waitForRequest('**/admin/theme/updatelayout');
  await editor(page).getByRole('button', { name: 'Kaydet' }).dblclick();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(saved(page)).toBeHidden();
  await guest.reload();
  await expect.poll(() => buttonColor(guest)).toBe('rgb(180, 35, 42)');
});

test('THEM-02 the name on a dark bar can be read under the mouse, too', async ({ page }) => {
  await signIn(page, admin);
  await openEditor(page);
  await paint(page, 'Orta Şerit', '#14191e');
  const name = page.getByRole('banner').getByRole('button', { name: /Zeynep/ });
  await name.hover();
  // The bar shows through what lies under the pointer.
  await expect(name).toHaveCSS('background-color', / \/ 0\.08\)$/);
});

test('THEM-03 cancelling brings the saved theme back, resetting asks first', async ({ page }) => {
  await signIn(page, admin);
  await openEditor(page);
  const before = await buttonColor(page);
  await paint(page, 'Düğmeler', '#b4232a');
  await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
  await editor(page).getByRole('button', { name: 'İptal' }).click();
  await expect(editor(page)).toBeHidden();
  await expect.poll(() => buttonColor(page)).toBe(before);

  await page.getByRole('button', { name: 'Tema Düzenle' }).click();
  await editor(page).getByRole('button', { name: 'Sıfırla' }).click();
  const question = page.getByRole('alertdialog').filter({
    hasText: 'Tüm ayarları sıfırlamak (ilk haline getirmek) istediğinizden emin misiniz?',
  });
  await expect(question).toBeVisible();
  const sent = page.waitForRequest((request) => request.method() === 'DELETE');
  await question.getByRole('button', { name: 'Sıfırla' }).click();
  expect((await sent).url()).toContain('/admin/theme/resetLayout');
  await expect(editor(page)).toBeHidden();
});

test('THEM-01 by keyboard alone', async ({ page }) => {
  await signIn(page, admin);
  await page.goto('basket/');
  await expect(page.getByRole('button', { name: 'Tema Düzenle' })).toBeVisible();
  await tabTo(page, /^Tema Düzenle/);
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeVisible();
  await tabTo(page, /^\s*Düğmeler/);
  await page.keyboard.press('Enter');
  await tabTo(page, (element) => element instanceof HTMLInputElement && element.type === 'text');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('#145214');
  await page.keyboard.press('Enter');
  await expect.poll(() => buttonColor(page)).toBe('rgb(20, 82, 20)');
  await tabTo(page, /^Kaydet/);
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeHidden();
});

test('THEM-02 the editor and what it has changed stay while one looks at other screens', async ({ page }) => {
  await signIn(page, admin);
  await openEditor(page);
  await paint(page, 'Düğmeler', '#b4232a');
  await expect(saved(page)).toHaveText('1 değişiklik');
  await page.getByRole('banner').getByRole('link', { name: 'Markalar' }).click();
  await expect(page).toHaveURL(/\/brand\/all/);
  await expect(page.getByRole('heading', { name: 'Markalar' })).toBeVisible();
  await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
  await expect(saved(page)).toHaveText('1 değişiklik');
  await page.goBack();
  await expect(page).toHaveURL(/basket/);
  await expect(saved(page)).toHaveText('1 değişiklik');
});

test('THEM-03 FAIL-02 what another tab has saved meanwhile is not saved away', async ({ page, context }) => {
  await signIn(page, admin);
  await openEditor(page);
  await paint(page, 'Düğmeler', '#b4232a');
  const other = await context.newPage();
  await openEditor(other);
  await paint(other, 'Üst Şerit', '#145214');
  await editor(other).getByRole('button', { name: 'Kaydet' }).click();
  await expect(saved(other)).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const top = page.locator('#header-top');
  await expect(top).toHaveCSS('background-color', 'rgb(20, 82, 20)');
  await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
  await expect(saved(page)).toHaveText('1 değişiklik');
  await editor(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(saved(page)).toBeHidden();
  await expectBothSaved(page);
});

test('THEM-03 FAIL-02 what another computer has saved meanwhile is not saved away by whoever never leaves the tab', async ({
  page,
}) => {
  await signIn(page, admin);
  await openEditor(page);
  await paint(page, 'Düğmeler', '#b4232a');
  // Of a call that is not the page's own, it hears nothing.
  const theirs = await savedTheme(page);
  theirs.blocks.header.item.top.bg_color = '#145214';
  const multipart = { properties: JSON.stringify(theirs) };
  const answer = await page.request.post('/admin/theme/updatelayout', { multipart });
  expect(await answer.json()).toMatchObject({ hasError: false });

  await editor(page).getByRole('button', { name: 'Kaydet' }).click();
  await expect(saved(page)).toBeHidden();
  await expect(page.locator('#header-top')).toHaveCSS('background-color', 'rgb(20, 82, 20)');
  await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
  await expectBothSaved(page);
});

test('FAIL-02 what is unsaved is back after a look at the tab has found the session over', async ({
  page,
  context,
}) => {
  await signIn(page, admin);
  // Where a guest may be, too.
  await openEditor(page, 'page/hakkimizda');
  await paint(page, 'Düğmeler', '#b4232a');
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const told = page.getByRole('alertdialog', { name: 'Oturumunuz değişti' });
  await told.getByRole('button', { name: 'Sayfayı Yenile' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' })).toBeVisible();
  await expect(editor(page)).toBeHidden();
  await signIn(page, admin);
  await page.goto('basket/');
  await expect(editor(page).getByText('1 değişiklik', { exact: true })).toBeVisible();
  await expect(editor(page).getByText('Kaydedilmemiş değişiklikleriniz geri yüklendi.')).toBeVisible();
  await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
});

test('a dealer has no editor', async ({ page }) => {
  await signIn(page);
  await page.goto('basket/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tema Düzenle' })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('THEM-01 the editor is a sheet under the page it paints', async ({ page }) => {
    await signIn(page, admin);
    await openEditor(page);
    const box = await editor(page).boundingBox();
    expect(box?.width).toBe(375);
    expect(box?.y).toBeGreaterThan(200);
    await paint(page, 'Düğmeler', '#b4232a');
    await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('THEM-01 THEM-03 FAIL-02 the editor is a sheet under the page, and no failing save loses anything: each can be tried again', async ({
    page,
  }) => {
    await page.clock.install();
    await signIn(page, admin);
    await openEditor(page);
    // The page stays as wide as it is.
    const box = await editor(page).boundingBox();
    expect(box?.width).toBeLessThan(700);
    expect(box?.y).toBeGreaterThan(300);
    await paint(page, 'Düğmeler', '#b4232a');
    await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
    const address = '**/admin/theme/updatelayout';
    const save = editor(page).getByRole('button', { name: 'Kaydet' });
    const fails: Readonly<Record<string, (route: Route) => Promise<void>>> = {
      'a server error': (route) => route.fulfill({ status: 500, body: '<h1>Server Error</h1>' }),
      'a dropped connection': (route) => route.abort('connectionreset'),
      'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Bakım</h1>' }),
      'half an answer': (route) => route.fulfill({ contentType: 'application/json', body: '{"hasErr' }),
      'an empty answer': (route) => route.fulfill({ body: '' }),
      // 30 seconds are the limit of a write.
      'no answer': () => page.clock.fastForward(31_000),
    };
    for (const [name, fail] of Object.entries(fails)) {
      const tried = page.waitForRequest(address);
      await page.route(address, fail);
      await save.click();
      // Until it has ended the failure before is still told.
      await (await (await tried).response())?.finished();
      await expect(save, name).not.toHaveAttribute('aria-disabled');
      await expect(editor(page).getByRole('alert'), name).toContainText(
        /Tema kaydedilemedi|sonucu alınamadı/,
      );
      await expect(editor(page).getByRole('alert'), name).not.toContainText(/Server|Bakım|500/);
      await expect(saved(page), name).toBeVisible();
      await expect.poll(() => buttonColor(page), name).toBe('rgb(180, 35, 42)');
      await page.unroute(address);
    }
    await save.click();
    await expect(saved(page)).toBeHidden();
    await expect(editor(page).getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect.poll(() => buttonColor(page)).toBe('rgb(180, 35, 42)');
  });
});
