import type { Page } from '@playwright/test';
import { callRange, pageRange } from './days.ts';
import { expect, test } from './fixtures.ts';
import { dealer, emptyBasket, signIn } from './shop.ts';

/** An older invoice of the demo shop, by how its number ends. */
async function olderInvoice(page: Page, ending: string): Promise<string> {
  const list = await page.request.get(`/report/faturalistesi?${callRange(300)}`);
  const { data } = (await list.json()) as { data: { BELGENO: string }[] };
  const number = data.find(({ BELGENO }) => BELGENO.endsWith(ending))?.BELGENO;
  if (number === undefined) throw new Error(`There is no invoice …${ending}`);
  return number;
}

test('REOR-01 REOR-02 an invoice with a dead line, changed prices, a return and freight is ordered again', async ({
  page,
}) => {
  await signIn(page, dealer);
  await emptyBasket(page);
  const number = await olderInvoice(page, '1999993');
  await page.goto(`/spa/report/faturalistesi?${pageRange(300)}&belge=${number}&tur=fatura`);
  await page.getByRole('button', { name: 'Yeniden Sipariş Ver' }).click();
  await expect(page).toHaveURL(/\/spa\/hizli-siparis$/);
  await expect(page.getByText(`${number} numaralı`)).toContainText('8 satır geldi; 3 satır işaretsiz');
  const table = page.getByRole('table', { name: 'Hızlı Sipariş' });
  for (const word of [
    '%25 arttı',
    '%9 düştü',
    /^Belgede .*\(eski seri\)$/,
    'Bulunamadı',
    'Belgede iade satırı',
    'Belgede miktar tam sayı değil',
    'Stok kodu yok',
  ])
    await expect(table.getByText(word)).toBeVisible();

  // It is the same after a reload.
  await page.reload();
  await expect(table.getByText('%25 arttı')).toBeVisible();
  await page.getByRole('button', { name: 'Sepete Ekle (4)' }).click();
  await expect(page.getByText('4/4 ürün sepete eklendi')).toBeVisible();
  const basket = (await (await page.request.get('/basket/')).json()) as { products: { miktarF: string }[] };
  expect(basket.products.map(({ miktarF }) => miktarF)).toEqual(['12', '12', '12', '12']);

  // What was in dollars then and is in lira now is compared with nothing.
  const dollars = await olderInvoice(page, '1999983');
  await page.goto(`/spa/report/faturalistesi?${pageRange(300)}&belge=${dollars}&tur=fatura`);
  await page.getByRole('button', { name: 'Yeniden Sipariş Ver' }).click();
  const inDollars = table.getByRole('row').filter({ hasText: / USD/ });
  await expect(inDollars.getByText('Hazır')).toHaveCount(3);
  await expect(inDollars.getByText(/ TL$/)).toHaveCount(3);
  // What is left of the first invoice stands above them, and is compared.
  await expect(table.getByText('aynı')).toHaveCount(1);
  await expect(inDollars.getByText(/arttı|düştü|aynı/)).toHaveCount(0);
});

test('REOR-03 REOR-04 what was bought is read once, goes on after a reload, and is ordered as usual', async ({
  page,
}) => {
  await signIn(page, dealer);
  // A few of them are as good as a year.
  await page.route('**/report/faturalistesi?*', async (route) => {
    const { data } = (await (await route.fetch()).json()) as { data: object[] };
    await route.fulfill({ json: { data: data.slice(0, 8) } });
  });
  let asked = 0;
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route('**/Report/faturadetay/**', async (route) => {
    asked += 1;
    // Two are answered before the page is left in the middle of it.
    if (isHeld && asked > 2) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/spa/aldiklarim');
  await page.getByRole('button', { name: 'Belgeleri Oku' }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  isHeld = false;
  await page.reload();
  held.forEach((resolve) => resolve());
  const told = page.getByText(/^[\d.]+ belge okundu\. Belgeler değişmez/);
  await expect(told).toBeVisible();
  const all = Number(/^[\d.]+/.exec(await told.innerText())?.[0].replaceAll('.', ''));
  // Four were under way when the page was left.
  expect(asked).toBe(all + 4);

  await page.getByRole('button', { name: 'Belgeleri Oku' }).click();
  await expect(told).toBeVisible();
  expect(asked).toBe(all + 4);

  const table = page.getByRole('table', { name: 'Alınan ürünler' });
  await expect(table.getByText('aynı').first()).toBeVisible();
  const quantity = await table.getByRole('textbox').first().inputValue();
  await table.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Hızlı Siparişte Aç' }).click();
  await expect(page.getByRole('textbox', { name: 'Miktar: satır 1' })).toHaveValue(quantity);
  await page.getByRole('button', { name: 'Sepete Ekle (1)' }).click();
  await expect(page.getByText('1/1 ürün sepete eklendi')).toBeVisible();
});
