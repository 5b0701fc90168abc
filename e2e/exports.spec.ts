import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { dayBefore, pageRange, shownDay } from './days.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './shop.ts';

type Cell = string | number | null;

const table = (page: Page) => page.getByRole('table', { name: 'Hesap Ekstresi' });

/** What is exported goes back so far. */
const days = 300;

/** The statement of most of a year, the dearest sale first, without what is not a sale. */
async function openSales(page: Page) {
  await signIn(page);
  await page.goto(`report/hesapekstresi?${pageRange(days)}`);
  // Until the rows have come, a table of the same name stands in for theirs.
  await expect(page.getByText(/^\d[\d.]* satır$/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Satırlarda ara' }).fill('satış faturası');
  await expect(page.getByText(/satırdan \d[\d.]* tanesi/)).toBeVisible();
  const head = table(page).getByRole('columnheader', { name: 'Borç' });
  for (const order of ['ascending', 'descending']) {
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', order);
  }
}

/** What stands in the table: the heads, and the words of each row with a document number. */
async function shown(page: Page) {
  const heads = await table(page).getByRole('columnheader').allTextContents();
  const rows = await table(page)
    .locator('[role=row]')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent)),
    );
  return { heads, rows: rows.filter((cells) => cells.length === heads.length) };
}

/** The same once all rows are there, the dearest first: those below the first screens take their places later. */
async function shownInOrder(page: Page, count: number) {
  let reading = await shown(page);
  const debits = async () => {
    reading = await shown(page);
    const place = reading.heads.findIndex((head) => head.startsWith('Borç'));
    return reading.rows.map((cells) => Number(cells[place]?.replaceAll('.', '').replace(',', '.')));
  };
  await expect
    .poll(async () => {
      const all = await debits();
      return { count: all.length, isInOrder: all.every((one, index) => one <= (all[index - 1] ?? one)) };
    })
    .toEqual({ count, isInOrder: true });
  return reading;
}

async function save(page: Page, format: string) {
  await page.getByRole('button', { name: 'Dışa Aktar' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const amount = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** A cell of the workbook as the screen writes it. */
function written(value: Cell | Date, title: string): string {
  if (value instanceof Date) return shownDay(value.toISOString().slice(0, 10));
  if (typeof value !== 'number') return value ?? '';
  return title === 'Kur' ? String(value) : amount.format(value);
}

async function readWorkbook(bytes: Buffer) {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('There is no sheet');
  return Array.from({ length: sheet.rowCount }, (_, row) =>
    Array.from(
      { length: sheet.columnCount },
      (_cell, column) => sheet.getRow(row + 1).getCell(column + 1).value as Cell | Date,
    ),
  );
}

/** Without the signs that only the screen has: a minus, a dash for nothing, a space that does not break. */
const bare = (text: string) => text.replace(/^[-–—]$/, '').trim();

test('USE-10 an exported workbook and CSV are what is shown: the filtered rows in their order', async ({
  page,
}) => {
  await openSales(page);
  const today = shownDay(dayBefore(0));
  const range = [shownDay(dayBefore(days)), today];
  const { cari } = (await (await page.request.get('/info/me')).json()) as { cari: { ad: string } };
  const { settings } = (await (await page.request.get('/application')).json()) as {
    settings: { firmaadi: string };
  };
  const about = [
    ['Hesap Ekstresi'],
    ['Satıcı', settings.firmaadi],
    ['Cari', cari.ad],
    ['Tarih Aralığı', range.join(' – ')],
    ['Rapor Tarihi', today],
  ];
  const named = (name: string) => {
    for (const part of [
      'Hesap Ekstresi - ',
      cari.ad.slice(0, 20),
      range.join('-'),
      settings.firmaadi,
      ` - ${today}.`,
    ])
      expect(name).toContain(part);
  };
  const told = await page.getByText(/satırdan \d[\d.]* tanesi/).textContent();
  const count = Number(/satırdan (\d[\d.]*)/.exec(told ?? '')?.[1]?.replaceAll('.', ''));
  expect(count).toBeGreaterThan(5);
  const { heads, rows } = await shownInOrder(page, count);
  const place = (title: string) => heads.findIndex((head) => head.startsWith(title));

  const workbook = await save(page, 'Excel (.xlsx)');
  named(workbook.name);
  const sheet = await readWorkbook(workbook.bytes);
  expect(sheet.slice(0, about.length).map((line) => line.filter((cell) => cell !== null))).toEqual(about);
  const [titles = [], ...lines] = sheet.slice(about.length + 1);
  const column = (title: string) => titles.indexOf(title);
  const compared = ['Belge No', 'Tarih', 'Belge Türü', 'Borç', 'Alacak'];
  for (const title of compared) expect([column(title), place(title)], title).not.toContain(-1);
  const sales = lines.slice(0, rows.length);
  for (const title of compared) {
    expect(
      sales.map((line) => bare(written(line[column(title)] ?? null, title))),
      title,
    ).toEqual(rows.map((cells) => bare(cells[place(title)] ?? '')));
  }
  const debits = sales.map((line) => line[column('Borç')]);
  expect(debits).toEqual(debits.toSorted((a, b) => Number(b) - Number(a)));
  for (const line of sales) {
    expect(typeof line[column('Borç')]).toBe('number');
    expect(line[column('Tarih')]).toBeInstanceOf(Date);
  }
  const total = lines.slice(rows.length).find((line) => line[column('Borç')] !== null);
  const kurus = debits.reduce<number>((sum, value) => sum + Math.round(Number(value) * 100), 0);
  expect(Math.round(Number(total?.[column('Borç')]) * 100)).toBe(kurus);

  const csv = await save(page, 'CSV (.csv)');
  named(csv.name);
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const csvText = csv.bytes.toString('utf8').slice(1).trimEnd().split('\r\n');
  expect(csvText.slice(0, about.length)).toEqual(about.map((line) => line.join(';')));
  const [csvHead = '', ...csvLines] = csvText.slice(about.length + 1);
  expect(csvHead.split(';')).toEqual(titles);
  expect(csvLines).toHaveLength(lines.length);
  expect(csvLines.slice(0, rows.length).map((line) => line.split(';')[column('Belge No')])).toEqual(
    rows.map((cells) => cells[place('Belge No')]),
  );
  expect(csvLines.slice(0, rows.length).map((line) => line.split(';')[column('Borç')])).toEqual(
    debits.map((value) => Number(value).toFixed(2).replace('.', ',')),
  );
});
