import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect, test } from './fixtures.ts';
import { openHome, signIn, tabTo } from './shop.ts';

async function press(page: Page, meant: Parameters<typeof tabTo>[1]) {
  await tabTo(page, meant);
  await page.keyboard.press('Space');
}

const group = (page: Page, name: string) => page.getByRole('table', { name, exact: true });
/** Rows of a group, without its head. */
const count = (page: Page, name: string) =>
  group(page, name)
    .getByRole('row')
    .count()
    .then((rows) => rows - 1);
/** The sample is made of the statement, and tells each kind of row once where nobody has paid or ordered before. */
test.use({ shopSettings: { DEMO_FAULTS: '1', DEMO_PRODUCTS: '999' } });

const sums = (page: Page) => page.getByRole('region', { name: 'Bakiyeler ve fark' });

test('RECO-01 RECO-03 RECO-05 from a file to a reconciled book and its export, by keyboard alone, and nothing leaves the browser', async ({
  page,
}) => {
  await signIn(page);
  await openHome(page);
  await tabTo(page, /^Ayşe Yıldırım/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Mutabakat$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mutabakat' })).toBeVisible();

  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );

  await press(page, /^Örnek Defter$/);
  await expect(page.getByRole('combobox', { name: 'Belge No sütunu' })).toHaveValue('2');
  await press(page, /^Karşılaştır$/);
  await expect(sums(page)).toContainText('farkla kuruşu kuruşuna aynı');
  await expect.poll(() => count(page, 'Sizde var, satıcıda yok')).toBe(1);
  await expect.poll(() => count(page, 'Satıcıda var, sizde yok')).toBe(1);
  await expect.poll(() => count(page, 'Tutar farkı')).toBe(1);
  for (const reason of ['Belge no ve tutar', 'Toplamı tutuyor', 'Tutar ve tarih'])
    await expect(group(page, 'Eşleşenler').getByText(reason).first()).toBeVisible();

  await press(page, (element) => element.closest('label')?.textContent === 'Seç: FF-0044');
  await press(page, (element) => element.closest('label')?.textContent?.startsWith('Seç: ') === true);
  await press(page, /Elle Eşleştir$/);
  await expect(group(page, 'Sizde var, satıcıda yok')).toContainText('Satır yok.');
  await expect.poll(() => count(page, 'Tutar farkı')).toBe(2);

  // A reload loses nothing.
  const balance = await sums(page).innerText();
  await page.reload();
  await expect(sums(page)).toContainText('farkla kuruşu kuruşuna aynı');
  expect(await sums(page).innerText()).toBe(balance);
  await expect(group(page, 'Tutar farkı').getByText('Elle eşleştirildi')).toBeVisible();

  await tabTo(page, /^Dışa Aktar$/);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const workbook = new ExcelJS.Workbook();
  const { buffer, byteOffset, byteLength } = await readFile(await saved.path());
  await workbook.xlsx.load(buffer.slice(byteOffset, byteOffset + byteLength));
  expect(workbook.worksheets.map(({ name }) => name)).toEqual([
    'Özet',
    'Eşleşenler',
    'Tutar farkı',
    'Sizde var, satıcıda yok',
    'Satıcıda var, sizde yok',
  ]);
  const [day, amount] = ['C2', 'F2'].map((cell) => workbook.getWorksheet('Eşleşenler')?.getCell(cell).value);
  expect(day).toBeInstanceOf(Date);
  expect(typeof amount).toBe('number');

  expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
  // The ledger's own words and numbers are in no address either.
  expect(sent.filter((request) => /FF-?0044|DEKONT|ornek-defter|muavin/i.test(request))).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('RECO-03 RECO-05 a file is reconciled at 375 px, and two tabs decide it together', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('mutabakat');
    await page.getByRole('button', { name: 'Örnek Defter' }).click();
    // Who is sent to the login meanwhile, or loads the page anew, has not to choose the file again.
    await page.getByRole('combobox', { name: 'Açıklama sütunu' }).selectOption('Yok');
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
      .toContain('vitrin-ledger');
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Açıklama sütunu' })).toHaveValue('none');
    await page.getByRole('button', { name: 'Karşılaştır' }).click();
    await expect(sums(page)).toContainText('farkla kuruşu kuruşuna aynı');
    await expect(group(page, 'Eşleşenler')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    const other = await page.context().newPage();
    await other.goto('mutabakat');
    await group(other, 'Sizde var, satıcıda yok').getByRole('checkbox').first().check();
    await group(other, 'Satıcıda var, sizde yok').getByRole('checkbox').first().check();
    await other.getByRole('button', { name: 'Elle Eşleştir' }).click();
    await expect(group(page, 'Sizde var, satıcıda yok')).toContainText('Satır yok.');
    const made = group(page, 'Tutar farkı').getByRole('row', { name: /Elle eşleştirildi/ });
    await made.getByRole('button', { name: 'Eşleşmeyi Kaldır' }).click();
    await expect.poll(() => count(other, 'Sizde var, satıcıda yok')).toBe(1);

    await page.getByRole('button', { name: 'Eşleşenler', exact: true }).click();
    await expect(group(page, 'Eşleşenler').getByText('Belge no ve tutar').first()).toBeVisible();
  });
});
