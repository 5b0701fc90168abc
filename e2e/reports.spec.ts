import type { Page, Route } from '@playwright/test';
import { pageRange } from './days.ts';
import { expect, test } from './fixtures.ts';
import { goWithin } from './goWithin.ts';
import { signIn } from './shop.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

const picker = (page: Page) => page.getByRole('button', { name: /^Tarih Aralığı/ });
const table = (page: Page, name = 'Hesap Ekstresi') => page.getByRole('table', { name });
const statements = /\/report\/hesapekstresi\?/;

/** Chooses one of the ready-made ranges. */
async function choose(page: Page, preset: string) {
  await picker(page).click();
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  await dialog.getByRole('button', { name: preset }).click();
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(dialog).toBeHidden();
}

test('REPT-01 REPT-02 each report keeps its own range while the tab lives', async ({ page }) => {
  await page.goto('report/hesapekstresi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hesap Ekstresi');
  const before = await picker(page).textContent();
  await choose(page, 'Bu Yil');
  const year = /01\.01\.(\d{4}) – 31\.12\.\1/;
  await expect(picker(page)).toHaveText(year);
  await expect(page).toHaveURL(/begin=\d{4}-01-01&end=\d{4}-12-31/);
  await expect(table(page).getByText('TRY Hesap Toplamı')).toBeAttached();

  const reports = page.getByRole('navigation', { name: 'Raporlar' });
  await reports.getByRole('link', { name: 'Fatura Listesi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatura Listesi');
  await expect(picker(page)).toHaveText(before ?? '');
  await reports.getByRole('link', { name: 'Hesap Ekstresi' }).click();
  await expect(picker(page)).toHaveText(year);
  await page.goto('report/hesapekstresi');
  await expect(picker(page)).toHaveText(year);
});

test('REPT-01 an answer that comes late never takes the place of a newer one', async ({ page }) => {
  await page.goto('report/hesapekstresi');
  await expect(picker(page)).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(statements, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    await held;
    // The page has given this call up by now, so that answering it may fail.
    return route.fulfill({ contentType: 'application/json', body: '{"data":[]}' }).catch(() => undefined);
  });
  await choose(page, 'Bu Ay');
  await choose(page, 'Bu Yil');
  await expect(table(page).getByText('TRY Hesap Toplamı')).toBeAttached();
  release();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(table(page).getByText('TRY Hesap Toplamı')).toBeAttached();
  await expect(page.getByText('Kayıt Bulunamadı.')).toHaveCount(0);
});

test('REPT-04 a card collection is printed in a new tab', async ({ page }) => {
  await page.goto(`report/genelhareket?${pageRange(700)}`);
  const link = table(page, 'Genel Hareketler').getByRole('link', { name: 'Yazdır' }).first();
  await expect(link).toHaveAttribute('href', /^\/payment2\/print\/\d+$/);
  const [receipt] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(receipt).toHaveURL(/\/payment2\/print\/\d+$/);
});

test('REPT-08 REPT-09 USE-15 a panel of each kind is an address: Back closes it, a tab of its own opens it', async ({
  page,
  context,
}) => {
  const kinds = [
    ['faturalistesi', 'Fatura Listesi', 'fatura', 'Fatura Detayı'],
    ['siparislistesi', 'Sipariş Listesi', 'siparis', 'Fatura Detayı'],
    ['genelhareket', 'Genel Hareketler', 'irsaliye', 'İrsaliye Detayı'],
  ] as const;
  // As long as it takes on a busy machine.
  const late = { timeout: 15_000 };
  const range = pageRange(60);
  await page.goto(`report/faturalistesi?${range}`);
  for (const [type, name, kind, title] of kinds) {
    await goWithin(page, `/spa/report/${type}?${range}`);
    const rows = table(page, name)
      .locator('[role=row]')
      .filter({ hasText: kind === 'irsaliye' ? 'Satış irsaliyesi' : '' });
    const detail = rows.getByRole('link', { name: /^Detay: / }).first();
    await detail.click(late);
    const panel = page.getByRole('dialog', { name: title });
    await expect(panel.getByText('Genel Toplam')).toBeVisible(late);
    await expect(page).toHaveURL(new RegExp(`belge=[^&]+&tur=${kind}$`));
    const address = page.url();
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${range}$`));
    await page.goForward();
    await expect(panel).toBeVisible();

    await page.goBack();
    await expect(panel).toBeHidden();
    const [shared] = await Promise.all([
      context.waitForEvent('page'),
      kind === 'fatura' ? detail.click({ modifiers: ['ControlOrMeta'] }) : detail.click({ button: 'middle' }),
    ]);
    await expect(shared).toHaveURL(address);
    const theirs = shared.getByRole('dialog', { name: title });
    const number = new URL(address).searchParams.get('belge') ?? '';
    await expect(theirs.getByText(number, { exact: true })).toBeVisible();
    await expect(theirs.getByText('Genel Toplam')).toBeVisible(late);
    await theirs.getByRole('button', { name: 'Kapat' }).click();
    await expect(theirs).toBeHidden();
    await expect(shared).toHaveURL(new RegExp(`${range}$`));
    await shared.close();
    await expect(panel).toBeHidden();
  }
});

test('REPT-08 a double click opens one panel, and closes it without leaving the report', async ({ page }) => {
  const range = pageRange(300);
  await page.goto('report/siparislistesi');
  await goWithin(page, `/spa/report/faturalistesi?${range}`);
  const panel = page.getByRole('dialog', { name: 'Fatura Detayı' });
  const detail = page.getByRole('link', { name: /^Detay: / }).nth(20);
  await detail.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  const isBack = async () => {
    await expect(panel).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`faturalistesi\\?${range}$`));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  };
  // The first time the code of the panel is on its way.
  await detail.dblclick();
  await panel.getByText('Genel Toplam').waitFor();
  await panel.getByRole('button', { name: 'Kapat' }).click();
  await isBack();
  await page.goForward();
  await panel.getByRole('button', { name: 'Kapat' }).dblclick();
  await isBack();
  await page.goForward();
  await panel.getByRole('button', { name: 'Kapat' }).dblclick();
  await isBack();
});

test('FAIL-01 whatever goes wrong, the report says so and tries again', async ({ page }) => {
  await page.goto('report/hesapekstresi');
  await expect(table(page)).toBeVisible();
  const faults: readonly ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 500, contentType: 'application/json', body: '{"Message":"gizli"}' }),
    (route) => route.abort('connectionreset'),
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Server Error</h1>' }),
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data":[{"ID":1,' }),
    (route) => route.fulfill({ contentType: 'application/json', body: '' }),
    (route) => route.fulfill({ contentType: 'application/json', body: '{"data":"yok"}' }),
  ];
  for (const [index, fault] of faults.entries()) {
    await page.route(statements, fault);
    // Another range is another call.
    await goWithin(page, `/spa/report/hesapekstresi?${pageRange(index + 2)}`);
    const retry = page.getByRole('button', { name: 'Tekrar Dene' });
    await expect(retry).toBeVisible();
    await expect(page.getByText('Bir şeyler ters gitti.')).toBeVisible();
    await expect(page.getByText(/Kayıt Bulunamadı|gizli|Server Error/)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await retry.click();
    await expect(table(page)).toBeVisible();
  }
  // Rows that have lost their fields are rows all the same.
  await page.route(statements, (route) =>
    route.fulfill({
      contentType: 'application/json',
      body: '{"data":[{},{"BORC":"çok","TARIH":"dün"},null]}',
    }),
  );
  await goWithin(page, `/spa/report/hesapekstresi?${pageRange(1)}`);
  await expect(page.getByText('Okunamayan tutarlar eksik toplamlara katılmadı.')).toBeVisible();
  await expect(table(page).getByText('TRY Hesap Toplamı')).toBeVisible();
});

test('APP-11 a lost session leads to the login and back to the same report', async ({ page, context }) => {
  // Any read of the page would be refused, and lead there before the range is chosen.
  await page.goto('report/hesapekstresi', { waitUntil: 'networkidle' });
  await expect(table(page)).toBeVisible();
  await context.clearCookies();
  await choose(page, 'Geçen Ay');
  await expect(page).toHaveURL(/\/spa\/login\?from=%2Fspa%2Freport%2Fhesapekstresi/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('REPT-02 every report fits, and the range is chosen in a sheet', async ({ page }) => {
    await page.goto(`report/genelhareket?${pageRange(365)}`);
    for (const [type, name] of [
      ['genelhareket', 'Genel Hareketler'],
      ['siparislistesi', 'Sipariş Listesi'],
      ['faturalistesi', 'Fatura Listesi'],
      ['hesapekstresi', 'Hesap Ekstresi'],
    ]) {
      await goWithin(page, `/spa/report/${type}?${pageRange(365)}`);
      await expect(table(page, name)).toBeVisible();
      await expect(page.getByText(/^\d[\d.]* satır$/)).toBeVisible();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
    }
    await picker(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Tarih Aralığı' });
    await sheet.getByRole('button', { name: 'Geçen Ay' }).tap();
    await sheet.getByRole('button', { name: 'Uygula' }).tap();
    await expect(page).toHaveURL(/begin=\d{4}-\d\d-01&end=/);
  });
});
