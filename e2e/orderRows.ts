import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { emptyBasket, signIn } from './shop.ts';

export const code = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Kod: satır ${row}`, exact: true });
export const quantity = (page: Page, row: number) =>
  page.getByRole('textbox', { name: `Miktar: satır ${row}`, exact: true });
export const addButton = (page: Page, count: number) =>
  page.getByRole('button', { name: `Sepete Ekle (${count})` });

/** Codes and quantities of the rows, without the empty one at the end. */
export const rowsOf = (page: Page) =>
  page
    .locator('input:is([aria-label^="Kod: satır "], [aria-label^="Miktar: satır "])')
    .evaluateAll((fields) => fields.map((one) => (one as HTMLInputElement).value))
    .then((values) =>
      Array.from({ length: values.length / 2 }, (_, row) => [values[row * 2], values[row * 2 + 1]]).filter(
        ([written]) => written !== '',
      ),
    );

/** How many rows are in which state, as the screen counts them. */
export const counted = async (page: Page) => {
  const all = await page.getByRole('group', { name: 'Duruma göre' }).getByRole('button').allInnerTexts();
  return all.map((words) => words.replaceAll(/\s+/g, ' '));
};

export const expectInWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

interface WireRow {
  readonly stokId: number;
  readonly miktarF: string;
}

/** What the server has in the basket: how many of each product. */
export async function basketOf(page: Page): Promise<Readonly<Record<string, number>>> {
  const { products } = (await (await page.request.get('/basket/')).json()) as { products: WireRow[] | null };
  const sums: Record<string, number> = {};
  for (const { stokId, miktarF } of products ?? [])
    sums[stokId] = (sums[stokId] ?? 0) + Number(miktarF.replaceAll('.', ''));
  return sums;
}

/** What the basket has more of than before. */
export async function gainOf(
  page: Page,
  before: Readonly<Record<string, number>>,
): Promise<readonly number[]> {
  const gains = Object.entries(await basketOf(page)).map(([id, now]) => now - (before[id] ?? 0));
  return gains.filter((gain) => gain !== 0).toSorted((one, other) => one - other);
}

/** The number of a product by its code. */
async function productId(page: Page, text: string): Promise<number> {
  const answer = await page.request.get('/search/autocompletev2', { params: { q: text, stok: 'false' } });
  const id = /"id":(\d+)/.exec(await answer.text())?.[1];
  return Number(id);
}

/** Some of a product that the list will add to, and nothing else: what is taken back must leave it. */
export async function beginBasket(page: Page): Promise<Readonly<Record<string, number>>> {
  await signIn(page);
  await emptyBasket(page);
  const data = [{ productId: await productId(page, 'KL-KA-6-UT'), adet: 2 }];
  await page.request.post('/basket/addproducts/', { data });
  return basketOf(page);
}

/** Hands lines over as a pasted list. */
export async function list(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Yapıştır' }).click();
  await page.getByRole('textbox', { name: 'Ürün listesi' }).fill(text);
  await page.getByRole('button', { name: 'Satırlara Aktar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
