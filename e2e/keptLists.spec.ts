import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openHome, signIn, tabTo } from './shop.ts';

/** Types as a person does: no scanner is as slow. */
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

/** Fills the one field of a dialog, in place of what it proposes. */
async function fillName(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Liste adı' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Chooses from the menu of a list: by its first letters, as in any menu. */
async function choose(page: Page, list: string, letters: string): Promise<void> {
  await tabTo(page, new RegExp(`^Liste işlemleri: ${list}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type(letters);
  await expect(page.getByRole('menuitem', { name: new RegExp(`^${letters}`) })).toBeFocused();
  await page.keyboard.press('Enter');
}

test('LSTS-01 LSTS-02 a list is kept, copied, renamed, merged and ordered by keyboard alone', async ({
  page,
}) => {
  await signIn(page);
  await openHome(page);
  await page.keyboard.press('Alt+q');
  await expect(page.getByRole('textbox', { name: 'Kod: satır 1' })).toBeFocused();
  await type(page, 'KL-KA-6-UT');
  await page.keyboard.press('Enter');
  await type(page, '6');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Kod: satır 2' })).toBeFocused();
  await tabTo(page, /^Listeye Kaydet$/);
  await page.keyboard.press('Enter');
  await fillName(page, 'Haftalık');

  await tabTo(page, /^Ayşe Yıldırım/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Listelerim$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Haftalık' })).toBeVisible();
  await choose(page, 'Haftalık', 'Kop');
  await expect(page.getByRole('link', { name: 'Haftalık (2)' })).toBeVisible();
  await choose(page, 'Haftalık \\(2\\)', 'Yen');
  await fillName(page, 'Şantiye');
  await choose(page, 'Haftalık', 'Bir');
  const merging = page.getByRole('dialog', { name: 'Birleştir' });
  await expect(merging).toBeVisible();
  await tabTo(page, (element) => element.matches('input[type=radio]'));
  await page.keyboard.press('Space');
  await tabTo(page, /^Birleştir$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Şantiye' })).toHaveCount(0);

  await tabTo(page, /^Haftalık$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Haftalık' })).toBeVisible();
  // Both lists had six of it.
  await expect(page.getByRole('textbox', { name: /^Miktar: / })).toHaveValue('12');
  await tabTo(page, /^Hızlı Siparişte Aç$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hızlı Sipariş' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Miktar: satır 1' })).toHaveValue('18');
});
