import { expect, test } from './fixtures.ts';
import { signIn, tabTo } from './shop.ts';

test.beforeEach(({ page }) => signIn(page));

test('REPT-02 a range is written by keyboard; backwards it cannot be applied', async ({ page }) => {
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
  await tabTo(page, /^Uygula$/, { isMeantDisabled: true });
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
  await tabTo(page, /^Uygula$/);
  await page.keyboard.press('Enter');
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/begin=(\d{4}-\d\d)-01&end=\1-(28|29|30|31)/);
});

test('USE-17 a day is pasted by keyboard, and what is no day is refused', async ({ page }) => {
  await page.goto('report/hesapekstresi?begin=2026-11-20&end=2026-11-21');
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  const end = dialog.getByRole('group', { name: 'Bitiş' });
  const filter = page.getByLabel('Satırlarda ara');
  const pasteIntoEnd = async (text: string) => {
    await filter.fill(text);
    await filter.press('ControlOrMeta+a');
    await filter.press('ControlOrMeta+x');
    await page.getByRole('button', { name: /^Tarih Aralığı/ }).click();
    await end.getByRole('spinbutton').last().focus();
    await page.keyboard.press('ControlOrMeta+v');
  };
  await pasteIntoEnd('yarın');
  await expect(dialog.getByText('Yapıştırdığınız metin bir tarih değil. Örnek: 27.11.2026')).toBeVisible();
  await expect(end).toHaveText(/21\.11\.2026/);
  await page.keyboard.press('Escape');
  await pasteIntoEnd(' 27/11/2026 ');
  await expect(end).toHaveText(/27\.11\.2026/);
  await dialog.getByRole('button', { name: 'Uygula' }).click();
  await expect(page).toHaveURL(/begin=2026-11-20&end=2026-11-27/);
});

test('REPT-02 a range is applied in a window too low for the calendar, and half chosen still there when the phone is turned', async ({
  page,
}) => {
  const upright = { width: 375, height: 812 };
  const onItsSide = { width: 812, height: 375 };
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  await page.goto('report/hesapekstresi?begin=2026-11-20&end=2026-11-21');
  // A tablet that lies on its side under a keyboard, and a desk at 200 %.
  for (const size of [
    { width: 1024, height: 400 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: /^Tarih Aralığı/ }).click();
    await expect(dialog.getByRole('grid')).toBeAttached();
    await expect(dialog.getByRole('button', { name: 'Uygula' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  for (const [held, turned, preset, day, range] of [
    [upright, onItsSide, 'Geçen Ay', /^01\./, /begin=(\d{4}-\d\d)-01&end=\1-(28|29|30|31)/],
    [onItsSide, upright, 'Bu Yil', /^01\.01\./, /begin=(\d{4})-01-01&end=\1-12-31/],
  ] as const) {
    await page.setViewportSize(held);
    await page.getByRole('button', { name: /^Tarih Aralığı/ }).click();
    await dialog.getByRole('button', { name: preset }).click();
    await expect(dialog.getByRole('group', { name: 'Başlangıç' })).toHaveText(day);
    await page.setViewportSize(turned);
    await expect(dialog.getByRole('group', { name: 'Başlangıç' })).toHaveText(day);
    await dialog.getByRole('button', { name: 'Uygula' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(range);
  }
});

test('REPT-02 a day that lacks a part is never applied, neither as the one before nor as one day', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/report/hesapekstresi') asked.push(search);
  });
  await page.goto('report/hesapekstresi?begin=2026-10-01&end=2026-11-21');
  const opener = page.getByRole('button', { name: /^Tarih Aralığı/ });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Tarih Aralığı' });
  const end = dialog.getByRole('group', { name: 'Bitiş' });
  const day = end.getByRole('spinbutton').first();
  await day.click();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  const apply = dialog.getByRole('button', { name: 'Uygula' });
  await tabTo(page, /^Uygula$/, { isMeantDisabled: true });
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Tarihi gün, ay ve yıl olarak tamamlayın.')).toBeVisible();
  await day.click();
  await page.keyboard.type('15');
  await expect(dialog.getByText('Tarihi gün, ay ve yıl olarak tamamlayın.')).toBeHidden();
  await apply.click();
  await expect(opener).toHaveText('01.10.2026 – 15.11.2026');
  const wanted = ['?begin=2026.10.01&end=2026.11.21', '?begin=2026.10.01&end=2026.11.15'];
  await expect.poll(() => asked).toEqual(wanted);
  // Nothing more is asked for until the rows have come.
  await expect(page.getByText(/^\d[\d.]* satır$/)).toBeVisible();
  expect(asked).toEqual(wanted);
});
