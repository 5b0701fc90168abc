import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards, fillCard } from './payment.ts';
import {
  addChosen,
  bankAccounts,
  chosenBar,
  emptyBasket,
  endDelegation,
  fillBasket,
  listProducts,
  quantities,
  salesman,
  signIn,
} from './shop.ts';

/** Types two quantities into a list. */
async function choose(page: Page): Promise<void> {
  await page.goto('productAll?field=ad&sort=asc');
  await quantities(page).nth(0).fill('3');
  await quantities(page).nth(1).fill('4');
  await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
}

async function expectChosen(page: Page): Promise<void> {
  await expect(quantities(page).nth(0)).toHaveValue('3');
  await expect(quantities(page).nth(1)).toHaveValue('4');
  await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
}

async function expectNothingChosen(page: Page): Promise<void> {
  await expect(quantities(page).nth(0)).toHaveValue('');
  await expect(quantities(page).nth(1)).toHaveValue('');
  await expect(chosenBar(page)).toBeHidden();
}

test.describe('FAIL-02 what was typed is there when the page is loaded afresh', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await emptyBasket(page);
  });

  test('in a list, also from another screen, until it is in the basket', async ({ page }) => {
    await choose(page);
    await page.reload();
    await expectChosen(page);

    await page.getByRole('link', { name: 'Markalar' }).first().click();
    await expect(page).toHaveURL(/\/spa\/brand\/all/);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Markalar' })).toBeVisible();
    await page.goBack();
    await expectChosen(page);

    await addChosen(page);
    await page.reload();
    await expectNothingChosen(page);
    await emptyBasket(page);
  });

  test('USE-08 in a list, of which the basket tells, but brings no code for it before something is typed', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const ofWaiting = () => fetched.filter((address) => address.includes('/BasketWaiting-'));
    await page.goto('basket/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name: 'Sepetiniz' })).toBeVisible();
    expect(ofWaiting()).toEqual([]);

    await choose(page);
    const waiting = page.getByRole('region', { name: 'Bekleyen miktarlar' });
    await page.evaluate(() => history.pushState(null, '', '/spa/basket/'));
    await page.reload();
    await expect(waiting).toContainText('2 ürün sepete eklenmeyi bekliyor');
    await waiting.getByRole('link', { name: 'Tüm Ürünler' }).click();
    await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
    await page.goBack();
    await expect(waiting).toContainText('2 ürün sepete eklenmeyi bekliyor');
  });

  test('at the checkout and in the note of the basket', async ({ page }) => {
    await fillBasket(page, (await listProducts(page)).slice(0, 2));
    await page.goto('basket/');
    await page.getByLabel('Sipariş Notu').fill('Arka kapıya');
    await page.reload();
    await expect(page.getByLabel('Sipariş Notu')).toHaveValue('Arka kapıya');
    await page.getByRole('button', { name: 'Sipariş Ver' }).click();
    await expect(page).toHaveURL(/\/checkout\/\d+/);
    await page.getByRole('radio', { name: 'Kargo' }).check();
    const account = bankAccounts(page).nth(1);
    await account.check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Kargo' })).toBeChecked();
    await expect(account).toBeChecked();
    await emptyBasket(page);
  });

  test('PAYM-11 at the payment, but nothing of the card', async ({ page }) => {
    await page.goto('payment');
    await fillCard(page, cards.takes, '250,00');
    await page.reload();
    await expect(page.getByLabel('Tutar', { exact: true })).toHaveValue('250,00');
    for (const label of ['Kart Üzerindeki İsim', 'Kart Numarası', 'CVC']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    // Where nothing takes it up, it would be found.
    await page.getByLabel('CVC', { exact: true }).fill('987');
    await page.goto('/healthz');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).toContain('250,00');
    expect(kept.replaceAll(/\s/g, '')).not.toContain(cards.takes.slice(4, 12));
    expect(kept).not.toContain('987');
    expect(kept).not.toContain('Ayşe Işık');
  });

  test('in a list shown as cards, but not after Çıkış, for whoever signs in', async ({ page }) => {
    await choose(page);
    await page.getByRole('button', { name: 'Kart Görünümü' }).click();
    await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
    await page.reload();
    await expect(chosenBar(page)).toContainText('2 farklı ürün seçildi');
    await page.getByRole('button', { name: 'Liste Görünümü' }).click();
    await expectChosen(page);
    await page.getByRole('banner').getByRole('button', { name: 'Ayşe Yıldırım' }).click();
    await page.getByRole('link', { name: 'Çıkış', exact: true }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bayi Girişi' })).toBeVisible();
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('kept'))),
    ).toEqual([]);
    await signIn(page);
    await page.goto('productAll?field=ad&sort=asc');
    await expectNothingChosen(page);
  });
});

test('FAIL-02 what was typed for one company is gone with it', async ({ page }) => {
  await signIn(page, salesman);
  await endDelegation(page);
  await choose(page);
  await page.getByRole('button', { name: 'Cari Seç' }).click();
  const picker = page.getByRole('dialog', { name: 'Cari Seç' });
  await picker.getByRole('combobox').fill('ltd');
  await picker.getByRole('option').first().click();
  const banner = page.getByRole('complementary', { name: 'Firma adına işlem' });
  await expect(banner).toBeVisible();
  // No list is looked at meanwhile.
  await banner.getByRole('link', { name: 'Sonlandır' }).click();
  await expect(banner).toBeHidden();
  await page.goto('productAll?field=ad&sort=asc');
  await expectNothingChosen(page);
});
