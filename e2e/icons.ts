import { expect, type Page } from '@playwright/test';

/** The dialog with the icons. */
export const picker = (page: Page) => page.getByRole('dialog', { name: 'İkon Seç' });

/** What chooses the icon of the first category; the buttons of the others may come before it. */
export const chooser = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Kategoriler' })
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: 'İkon Seç' });

/** Opens the theme editor and the tree of categories. */
export async function editCategories(page: Page) {
  await page.getByRole('button', { name: 'Tema Düzenle' }).click();
  await expect(page.getByRole('dialog', { name: 'Tema Düzenle' })).toBeVisible();
  await page.getByRole('button', { name: 'Kategoriler' }).click();
  await expect(chooser(page)).toBeVisible();
}
