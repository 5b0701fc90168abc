import type { Locator, Page } from '@playwright/test';
import { holdCalls } from './answerCalls.ts';
import { expect, test } from './fixtures.ts';
import { emptyBasket, holdBack, signIn } from './shop.ts';

/** Puts some products into an empty basket and shows it; gives the buttons that remove them. */
async function openBasket(page: Page): Promise<Locator> {
  await signIn(page);
  await emptyBasket(page);
  const answer = await page.request.get('/product/all/?page=1&d=asc&f=ad&instock=true');
  const { stoks } = (await answer.json()) as { stoks: { id: number }[] };
  for (const { id } of stoks.slice(0, 4))
    await page.request.post(`/basket/add/${id}?redirectBasket=true&amount=2`);
  await page.goto('basket/');
  const remove = page.getByRole('table', { name: 'Sepetiniz' }).getByRole('button', { name: /^Sil: / });
  await expect(remove).toHaveCount(4);
  return remove;
}

/** As a hand does it: slower than some answers. */
async function doubleClick(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('nothing to click on');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    await page.waitForTimeout(180);
  }
}

/** Calls that change the basket from here on. */
function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname);
  });
  return sent;
}

test('BSKT-03 a double click removes one product, not the one that comes into its place too; so does an Enter that is held; on a notice it means that notice, not the next', async ({
  page,
}) => {
  const remove = await openBasket(page);
  const writes = writesOf(page);
  await doubleClick(page, remove.first());
  await expect(remove).toHaveCount(3);
  expect(writes).toHaveLength(1);

  await remove.first().focus();
  await page.keyboard.down('Enter');
  await expect(remove).toHaveCount(2);
  // A keyboard repeats a key that is held some thirty times a second.
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const undo = page.getByRole('button', { name: 'Geri Al' });
  await expect(undo).toHaveCount(2);
  await expect(remove).toHaveCount(2);
  expect(writes.splice(0)).toHaveLength(2);

  await doubleClick(page, undo.first());
  await expect(remove).toHaveCount(3);
  expect(writes).toEqual(['/basket/addproducts/']);
});

test('a double click still ticks and unticks a box', async ({ page }) => {
  await signIn(page);
  await page.goto('productAll');
  const box = page.getByRole('checkbox', { name: 'Stokta Olanlar' });
  await page.getByText('Stokta Olanlar').first().dblclick();
  await expect(page).toHaveURL(/instock=false/);
  await expect(box).not.toBeChecked();
});

test('BSKT-09 a basket that is being emptied is left alone from everywhere', async ({ page }) => {
  await openBasket(page);
  const letGo = await holdCalls(page, ['*/basket/removeProduct/*']);
  await page.getByRole('button', { name: 'Sepeti Boşalt' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Tüm Ürünler', exact: true }).click();
  await expect(page).toHaveURL(/\/productAll$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Boşaltılıyor…' })).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Sepetim/ })
    .click();
  await expect(page.getByLabel('Sepetinizdeki ürünler')).toHaveJSProperty('inert', true);
  letGo();
  await expect(page.getByText('Sepetiniz boşaltıldı.')).toBeVisible();
});

test('BSKT-09 a row that is being removed is not removed again by emptying the basket', async ({ page }) => {
  const remove = await openBasket(page);
  const writes = writesOf(page);
  const letGo = await holdCalls(page, ['*/basket/*']);
  await remove.first().click();
  await page.getByRole('button', { name: 'Sepeti Boşalt' }).click();
  letGo();
  await expect(page.getByText('Sepetiniz boşaltıldı.')).toBeVisible();
  expect(writes).toHaveLength(4);
});

test('the menu of a phone does not come late over another page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn(page);
  const letGo = await holdBack(page, /MobileMenu/);
  await page.goto('productAll');
  await expect(page.getByRole('table', { name: 'Ürünler' })).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('table', { name: 'Ürünler' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  letGo();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
});
