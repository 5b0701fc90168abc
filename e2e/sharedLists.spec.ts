import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  catchPrint,
  openPdf,
  type Printed,
  printedOf,
  printToPdf,
  scan,
  scanPicture,
  textOf,
} from './paper.ts';
import { admin, fillLogin, keepList, putBannerAway, sharedFragment, signIn } from './shop.ts';

const name = 'Haftalık elektrik';
/** Two by their codes, one by its bar code, one that nobody sells. */
const rows = ['KL-KA-6-UT\t6', 'EV-GP-2-15-A\t3', '8690022903421\t12', 'ZZ-0000\t1'];
/** What stands behind the # of its link. */
const fragment = sharedFragment(name, rows);

const quantity = (page: Page, row: number) => page.getByRole('textbox', { name: /^Miktar: / }).nth(row);

/** Opens a shared list and keeps it. */
async function keep(page: Page): Promise<void> {
  await signIn(page);
  await page.goto(await keepList(page, fragment));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('LSTS-04 LSTS-05 a list is shared by its code with a visitor, who signs in and adds it; no server is told of it', async ({
  page,
  openContext,
}) => {
  await keep(page);
  await page.getByRole('button', { name: 'Paylaş' }).click();
  const link = page.getByRole('textbox', { name: 'Bağlantı' });
  await expect(link).toHaveValue(/\/spa\/liste#1\./);
  const code = await page.getByRole('img', { name: 'Liste kodu' }).screenshot();
  const [address = ''] = await scanPicture(code, { formats: ['QRCode'] });
  expect(address).toBe(await link.inputValue());

  const other = await (await openContext()).newPage();
  await putBannerAway(other);
  const told: string[] = [];
  other.on('request', async (request) => {
    told.push(request.url(), request.postData() ?? '', JSON.stringify(await request.allHeaders()));
  });
  await other.goto(address);
  await expect(other).toHaveURL(/\/spa\/login\?from=%2Fspa%2Fliste#1\./);
  await fillLogin(other, admin);
  await expect(other).toHaveURL(address);
  await expect(other.getByText(`${name} · 4 ürün`)).toBeVisible();
  await other.getByText('3 ürün hazır, 1 ürün dışarıda kalır').waitFor();
  await other.getByRole('button', { name: 'Sepete Ekle' }).click();
  await expect(other.getByText(/^\d\/3 ürün sepete eklendi$/)).toBeVisible();
  await other.getByRole('button', { name: 'Geri Al' }).click();
  await expect(other.getByText('Eklenen ürünler geri alındı.')).toBeVisible();
  const secret = new URL(address).hash.slice(1);
  expect(told.length).toBeGreaterThan(10);
  expect(told.filter((one) => decodeURIComponent(one).includes(secret))).toEqual([]);

  // Cut off on its way, it is a sentence.
  await other.goto(address.slice(0, -5));
  await expect(other.getByText(/okunabilir bir liste yok/)).toBeVisible();
});

test('LSTS-03 LSTS-06 LSTS-07 a list is printed for a scanner, changed in two tabs, and comes back from its backup', async ({
  page,
}) => {
  await catchPrint(page);
  // One without a bar code of its own is scanned by its code.
  await page.route('**/search/autocompletev2?*EV-GP-2-15-A*', async (route) => {
    const found = (await (await route.fetch()).json()) as object[];
    await route.fulfill({ json: found.map((product) => ({ ...product, barkod: '' })) });
  });
  await keep(page);
  await page.getByRole('button', { name: 'Yazdır' }).click();
  await expect.poll(() => printedOf(page)).toBeTruthy();
  const pdf = await openPdf(await printToPdf(page, (await printedOf(page)) as Printed, 'A4'));
  expect(pdf.numPages).toBe(1);
  const paper = await pdf.getPage(1);
  const { width, height } = paper.getViewport({ scale: 1 });
  expect(height).toBeGreaterThan(width);
  const text = await textOf(paper);
  for (const word of [name, 'ZZ-0000 (artık bulunamıyor)', 'Sayfa 1 / 1']) expect(text).toContain(word);
  const answer = await page.request.get('/search/autocompletev2?q=KL-KA-6-UT&stok=false');
  const products = (await answer.json()) as { kod: string; barkod: string }[];
  const barcode = products.find(({ kod }) => kod === 'KL-KA-6-UT')?.barkod ?? '';
  expect((await scan(paper)).toSorted()).toEqual([barcode, 'EV-GP-2-15-A', '8690022903421'].toSorted());

  const other = await page.context().newPage();
  await other.goto(page.url());
  await quantity(other, 0).fill('8');
  await expect(quantity(page, 0)).toHaveValue('8');
  await quantity(page, 1).fill('5');
  await expect(quantity(other, 1)).toHaveValue('5');
  await other.close();

  await page.goto('listelerim');
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Tümünü Yedekle' }).click(),
  ]);
  const file = await backup.path();
  await page.evaluate(async () => {
    const gone = Promise.withResolvers<Event>();
    indexedDB.deleteDatabase('vitrin-lists').addEventListener('success', gone.resolve);
    await gone.promise;
  });
  await page.reload();
  await expect(page.getByText('Henüz listeniz yok.')).toBeVisible();
  await page.getByLabel('Yedekten Yükle').and(page.locator('input')).setInputFiles(file);
  await page.getByRole('link', { name }).click();
  await expect(quantity(page, 0)).toHaveValue('8');
  await expect(quantity(page, 1)).toHaveValue('5');
});
