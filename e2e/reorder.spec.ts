import type { Page } from '@playwright/test';
import { callRange, pageRange } from './days.ts';
import { expect, test } from './fixtures.ts';
import { dealer, emptyBasket, signIn } from './shop.ts';

interface Line {
  STOK_KOD: string | null;
  STOK_AD: string;
  MIKTAR_FIS: number;
  NET_FIYAT: number;
}

/** The newest invoice in lira with lines enough, as the shop's own calls have it. */
async function anInvoice(page: Page) {
  const list = await page.request.get(`/report/faturalistesi?${callRange(120)}`);
  const { data } = (await list.json()) as { data: { BELGENO: string; FIS_TURU: string; DOVIZ_AD: string }[] };
  for (const { BELGENO, FIS_TURU, DOVIZ_AD } of data) {
    if (FIS_TURU !== 'Satış faturası' || DOVIZ_AD !== 'TRY') continue;
    const answer = await page.request.get(`/Report/faturadetay/${encodeURIComponent(BELGENO)}`);
    const lines = (await answer.json()) as Line[];
    if (lines.length >= 3) return { number: BELGENO, lines };
  }
  throw new Error('There is no invoice of three lines');
}

test('REOR-01 REOR-02 an invoice with a dead line, a changed price, a return and freight is ordered again', async ({
  page,
}) => {
  await signIn(page, dealer);
  await emptyBasket(page);
  const { number, lines } = await anInvoice(page);
  const [first, second, third] = lines as [Line, Line, Line];
  // As a document of another year would be: cheaper, with a product that is gone.
  await page.route(`**/Report/faturadetay/${number}`, (route) =>
    route.fulfill({
      json: [
        { ...first, MIKTAR_FIS: 3, NET_FIYAT: first.NET_FIYAT / 2 },
        { ...second, STOK_KOD: 'ZZ-0000' },
        { ...third, MIKTAR_FIS: -2 },
        { ...third, STOK_KOD: null, STOK_AD: 'Nakliye bedeli', MIKTAR_FIS: 1 },
      ],
    }),
  );
  await page.goto(`/spa/report/faturalistesi?${pageRange(120)}&belge=${number}&tur=fatura`);
  await page.getByRole('button', { name: 'Yeniden Sipariş Ver' }).click();
  await expect(page).toHaveURL(/\/spa\/hizli-siparis$/);
  await expect(page.getByText(`${number} numaralı`)).toContainText('4 satır geldi; 2 satır işaretsiz');
  const table = page.getByRole('table', { name: 'Hızlı Sipariş' });
  await expect(table.getByText('%100 arttı')).toBeVisible();
  await expect(table.getByText('Bulunamadı')).toBeVisible();
  await expect(table.getByText('Belgede iade satırı')).toBeVisible();
  await expect(table.getByText('Stok kodu yok')).toBeVisible();

  // It is the same after a reload.
  await page.reload();
  await expect(table.getByText('%100 arttı')).toBeVisible();
  await page.getByRole('button', { name: 'Sepete Ekle (1)' }).click();
  await expect(page.getByText('1/1 ürün sepete eklendi')).toBeVisible();
  const basket = (await (await page.request.get('/basket/')).json()) as { products: { miktarF: string }[] };
  expect(basket.products.map(({ miktarF }) => miktarF)).toEqual(['3']);
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
  await expect(page.getByText('Hazır').first()).toBeVisible();
});
