import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  addButton,
  basketOf,
  beginBasket,
  code,
  counted,
  expectInWidth,
  gainOf,
  quantity,
  rowsOf,
} from './orderRows.ts';
import { emptyBasket, openHome, signIn, tabTo } from './shop.ts';

/** Types as a person does: no scanner is as slow. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

const typedRows = [
  ['kl-ka-6-ut', '6'],
  ['UZ TS 350 BT 7', '5'],
  ['8690117997298', '2'],
  ['zz-0000', '1'],
] as const;
const typedStates = ['Tümü 4', 'Hazır 1', 'Benzer kod 1', 'Seçim gerekli 1', 'Bulunamadı 1'];

test('QORD-01 QORD-02 QORD-07 QORD-08 QORD-09 by keyboard alone from the user menu to the basket and back', async ({
  page,
}) => {
  const before = await beginBasket(page);
  await openHome(page);
  await tabTo(page, /^Ayşe Yıldırım/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Hızlı Sipariş$/);
  await page.keyboard.press('Enter');

  await expect(code(page, 1)).toBeFocused();
  for (const [place, [text, count]] of typedRows.entries()) {
    await type(page, text);
    await page.keyboard.press('Enter');
    await expect(quantity(page, place + 1)).toBeFocused();
    await type(page, count);
    await page.keyboard.press('Enter');
    await expect(code(page, place + 2)).toBeFocused();
  }
  await expect.poll(() => counted(page)).toEqual(typedStates);

  // A suggestion is left, then taken; a row that was written by mistake goes.
  const suggestions = page.getByRole('listbox', { name: 'Öneriler' });
  await type(page, '86900229034');
  await expect(suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions).toBeHidden();
  await type(page, '2');
  await expect(suggestions.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(quantity(page, 5)).toBeFocused();
  await expect(code(page, 5)).not.toHaveValue(/^86900/);
  await type(page, '12');
  await page.keyboard.press('Enter');
  await type(page, 'yok');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await expect(code(page, 6)).toHaveValue('');
  await page.keyboard.press('Backspace');
  await expect(code(page, 5)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(code(page, 4)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(code(page, 6)).toBeFocused();
  await expect(code(page, 7)).toHaveCount(0);

  // What waits is found and settled.
  await page.keyboard.press('F8');
  await expect(code(page, 2)).toBeFocused();
  await tabTo(page, /^Bu ürünü al$/);
  await page.keyboard.press('Enter');
  await expect(addButton(page, 3)).toBeVisible();
  await page.keyboard.press('F8');
  await expect(code(page, 3)).toBeFocused();
  await tabTo(page, /^Ürün Seç$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ürün Seç' })).toBeVisible();
  await tabTo(page, /^Seç: /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('F8');
  await expect(code(page, 4)).toBeFocused();
  const settled = ['Tümü 5', 'Hazır 4', 'Bulunamadı 1'];
  await expect.poll(() => counted(page)).toEqual(settled);

  const rows = await rowsOf(page);
  await page.reload();
  await expect.poll(() => counted(page)).toEqual(settled);
  expect(await rowsOf(page)).toEqual(rows);
  await expectInWidth(page);

  await tabTo(page, /^Sepete Ekle \(4\)/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('4/4 ürün sepete eklendi')).toBeVisible();
  await expect.poll(() => rowsOf(page)).toEqual([['zz-0000', '1']]);
  expect(await gainOf(page, before)).toEqual([2, 5, 6, 12]);
  await tabTo(page, /^Geri Al/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Eklenen ürünler geri alındı.')).toBeVisible();
  expect(await basketOf(page)).toEqual(before);
  await expect.poll(() => counted(page)).toEqual(settled);
});

test.describe('by finger', () => {
  test.use({ viewport: { width: 768, height: 900 }, hasTouch: true });

  test('QORD-01 QORD-02 QORD-06 QORD-08 at 768 px from the search box and at 375 px from the empty basket: its states stand in the width of the window, and what it tells is in the basket', async ({
    page,
  }) => {
    await signIn(page);
    await emptyBasket(page);
    await page.goto('basket/');
    await page.getByRole('banner').getByRole('link', { name: 'Hızlı Sipariş', exact: true }).tap();
    const write = async (row: number) => {
      const [text, count] = typedRows[row - 1] ?? [];
      await code(page, row).tap();
      await page.keyboard.insertText(text ?? '');
      await quantity(page, row).tap();
      await quantity(page, row).fill(count ?? '');
    };
    await write(1);
    await write(2);
    await page.goBack();
    await page.setViewportSize({ width: 375, height: 900 });
    await page.getByRole('main').getByRole('link', { name: 'Hızlı Sipariş' }).tap();
    await write(3);
    await write(4);
    for (const width of [768, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => counted(page)).toEqual(typedStates);
      await expectInWidth(page);
    }
    await page.getByRole('button', { name: 'Bu ürünü al' }).tap();
    await page.getByRole('button', { name: 'Ürün Seç' }).tap();
    await page
      .getByRole('dialog', { name: 'Ürün Seç' })
      .getByRole('button', { name: /^Seç: / })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Sonraki Sorun' }).tap();
    await expect(code(page, 4)).toBeFocused();
    await addButton(page, 3).tap();
    await expect(page.getByText('3/3 ürün sepete eklendi')).toBeVisible();
    await expectInWidth(page);
    expect(await rowsOf(page)).toEqual([['zz-0000', '1']]);
    // The basket's own screen says the same.
    await page.getByRole('main').getByRole('link', { name: 'Sepete Git' }).tap();
    const inBasket = page
      .getByRole('table', { name: 'Sepetiniz' })
      .getByRole('textbox', { name: /^Miktar: / });
    await expect(inBasket).toHaveCount(3);
    const counts = await inBasket.evaluateAll((fields) =>
      fields.map((one) => (one as HTMLInputElement).value),
    );
    expect(counts.toSorted()).toEqual(['2', '5', '6']);
    await expectInWidth(page);
  });
});
