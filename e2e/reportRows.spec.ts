import { expect, test } from './honestPage.ts';
import { signIn, tabTo } from './shop.ts';

test('REPT-02 a range is written by keyboard; backwards it cannot be applied', async ({ page }) => {
  await signIn(page);
  await page.goto('report/hesapekstresi?begin=2026-11-20&end=2026-11-21');
  const opener = page.getByRole('button', { name: /^Tarih Aralığı/ });
  await expect(page.getByRole('table', { name: 'Hesap Ekstresi' })).toBeVisible();
  await tabTo(page, /^Tarih Aralığı/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  const end = dialog.getByRole('group', { name: 'Bitiş' });
  await expect(end).toBeVisible();
  await tabTo(page, (element) => element.closest('[role=group]')?.textContent?.includes('21.11') === true);
  await page.keyboard.type('19112026');
  await expect(end).toHaveText(/19\.11\.2026/);
  await expect(dialog.getByText('Bitiş tarihi başlangıçtan önce olamaz.')).toBeVisible();
  const apply = dialog.getByRole('button', { name: 'Uygula' });
  await expect(apply).toBeDisabled();
  await tabTo(page, /^Uygula$/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/begin=2026-11-20&end=2026-11-21/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(opener).toHaveText('20.11.2026 – 21.11.2026');

  await page.keyboard.press('Enter');
  await tabTo(page, /^Geçen Ay$/);
  await page.keyboard.press('Space');
  await expect(end).toHaveText(/31\.10\.2026/);
  await tabTo(page, /^Uygula$/);
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/begin=2026-10-01&end=2026-10-31/);
});
