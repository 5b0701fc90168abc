import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { origin } from '../origin.fixture.ts';
import type { ReportSheet } from '../ReportSheet.ts';
import { finish } from '@vitrin/api-client/runSteps';
import { sheetName } from '../../../sheet/sheetName.ts';
import { writeCsv } from '../../../sheet/writeCsv.ts';
import { writeXlsx } from '../../../sheet/writeXlsx.ts';
import { exportFileName } from './exportFileName.ts';
import { withOrigin } from './exportSheet.ts';

const sheet: ReportSheet = {
  title: 'Hesap Ekstresi',
  origin,
  columns: [
    { title: 'Belge No', kind: 'text' },
    { title: 'Tarih', kind: 'date' },
    { title: 'Borç', kind: 'amount' },
    { title: 'Kur', kind: 'rate' },
  ],
  rows: [
    ['KTA2026000019472', '2026-11-20', 34_014.73, 42.1835],
    ['=1+1', '2024-02-29', -0.1, null],
    ['İğne; "çift" <ş> & _x0041_\u{0}', null, 19.995, 1],
    ['satır\nsonu', '2026-12-31', 1_234_567.89, 1],
  ],
  footer: [['TRY Hesap Toplamı', null, 1_268_602.51, null]],
};

/** What stands over the table; then an empty row. */
const about = [
  ['Hesap Ekstresi'],
  ['Satıcı', 'Vitrin Toptan'],
  ['Cari', 'Işık Elektrik (Cari No 120.01.034)'],
  ['Tarih Aralığı', '01.10.2026 – 21.11.2026'],
  ['Rapor Tarihi', '21.11.2026'],
];
const headAt = about.length + 2;
/** The first row of the table in a CSV: after the mark, the lines above and the head. */
const firstRow = (of: ReportSheet) => finish(writeCsv(withOrigin(of)))[headAt + 1];

const day = (text: string) => new Date(`${text}T00:00:00Z`);

async function readBack(of: ReportSheet) {
  const workbook = new ExcelJS.Workbook();
  const bytes = await new Blob(finish(writeXlsx(withOrigin(of)))).arrayBuffer();
  await workbook.xlsx.load(bytes);
  const [worksheet] = workbook.worksheets;
  if (!worksheet) throw new Error('There is no sheet');
  return worksheet;
}

test('USE-10 a workbook says whose it is, and holds numbers, days and texts as they are', async () => {
  const read = await readBack(sheet);
  expect(read.name).toBe('Hesap Ekstresi');
  const values = Array.from({ length: read.rowCount }, (_, row) =>
    sheet.columns.map((_column, index) => read.getRow(row + 1).getCell(index + 1).value),
  );
  expect(values.slice(0, headAt - 1)).toEqual(
    [...about, []].map((line) => sheet.columns.map((_, index) => line[index] ?? null)),
  );
  expect(values.slice(headAt - 1)).toEqual([
    ['Belge No', 'Tarih', 'Borç', 'Kur'],
    ['KTA2026000019472', day('2026-11-20'), 34_014.73, 42.1835],
    ['=1+1', day('2024-02-29'), -0.1, null],
    ['İğne; "çift" <ş> & _x005F_x0041_', null, 19.995, 1],
    ['satır\nsonu', day('2026-12-31'), 1_234_567.89, 1],
    ['TRY Hesap Toplamı', null, 1_268_602.51, null],
  ]);
});

test('a workbook has formats, widths, a bold head and bold totals', async () => {
  const read = await readBack(sheet);
  const row = read.getRow(headAt + 1);
  expect([1, 2, 3, 4].map((column) => row.getCell(column).numFmt)).toEqual([
    undefined,
    'dd.mm.yyyy',
    '#,##0.00',
    '#,##0.0000',
  ]);
  expect(
    [headAt, headAt + 1, headAt + 5].map(
      (number) => read.getRow(number).getCell(1).style.font?.bold === true,
    ),
  ).toEqual([true, false, true]);
  expect(read.getColumn(1).width).toBeGreaterThan('İğne; "çift" <ş> & _x0041_'.length);
  expect(read.views[0]).toMatchObject({ state: 'frozen', ySplit: headAt });
});

test('a CSV has a byte order mark, semicolons, decimal commas, CRLF and no formulas', () => {
  const csv = finish(writeCsv(withOrigin(sheet))).join('');
  expect(csv).toBe(
    [
      '\u{FEFF}Hesap Ekstresi',
      ...about.slice(1).map((line) => line.join(';')),
      '',
      'Belge No;Tarih;Borç;Kur',
      'KTA2026000019472;20.11.2026;34014,73;42,1835',
      "'=1+1;29.02.2024;-0,10;",
      '"İğne; ""çift"" <ş> & _x0041_\u{0}";;20,00;1,0000',
      '"satır\nsonu";31.12.2026;1234567,89;1,0000',
      'TRY Hesap Toplamı;;1268602,51;',
      '',
    ].join('\r\n'),
  );
});

test.each([-0, -0.004])('an amount of nothing has no sign in a CSV: %d', (nothing) => {
  const column = { title: 'Borç', kind: 'amount' } as const;
  expect(firstRow({ ...sheet, columns: [column], rows: [[nothing]], footer: [] })).toBe('0,00\r\n');
});

test('a text that could be a formula never begins a cell of a CSV', () => {
  const column = { title: 'Açıklama', kind: 'text' } as const;
  for (const text of ['=A1', '+1', '-1', '@x', '\tx', '\rx', ' =A1', '＝A1']) {
    expect(firstRow({ ...sheet, columns: [column], rows: [[text]], footer: [] })).toMatch(/^"?'/);
  }
});

const codes = [
  '0000000000012345',
  '007',
  '1234567890123456',
  '12E5',
  '11-12',
  '1.5.2026',
  'ARA12',
  '0212 555 01 01',
  '+90 (532) 555 01 01',
];

test('USE-10 codes and telephone numbers are written as they are in a CSV, where nothing would be run', () => {
  const column = { title: 'Belge No', kind: 'code' } as const;
  for (const code of codes)
    expect(firstRow({ ...sheet, columns: [column], rows: [[code]], footer: [] })).toBe(`${code}\r\n`);
});

test('USE-10 codes and telephone numbers are texts in a workbook, and stay so when they are edited', async () => {
  const read = await readBack({
    ...sheet,
    columns: [{ title: 'Belge No', kind: 'code' }],
    rows: codes.map((code) => [code]),
  });
  const cells = codes.map((_, index) => read.getRow(headAt + 1 + index).getCell(1));
  expect(cells.map(({ value }) => value)).toEqual(codes);
  expect(new Set(cells.map(({ numFmt }) => numFmt))).toEqual(new Set(['@']));
});

test('USE-10 files are named by whose they are, and files and sheets have names that can be had', () => {
  expect(exportFileName(sheet, 'xlsx')).toBe(
    'Hesap Ekstresi - Işık Elektrik (Cari No 120.01.034) - 01.10.2026-21.11.2026 - Vitrin Toptan - 21.11.2026.xlsx',
  );
  const unknown = { seller: '', company: '', number: '', period: '', day: '2026-11-21' };
  expect(exportFileName({ title: 'a/b:c', origin: unknown }, 'csv')).toBe('a_b_c - 21.11.2026.csv');
  const endless = { ...sheet.origin, seller: 'Ğ'.repeat(200), company: 'Ş'.repeat(200) };
  const name = exportFileName({ title: 'Hesap Ekstresi', origin: endless }, 'xlsx');
  expect(new TextEncoder().encode(name).length).toBeLessThan(256);
  expect(sheetName("'Sipariş [2026]: Tüm/Şubeler ve çok uzun bir ad'")).toBe(
    'Sipariş  2026   Tüm Şubeler ve',
  );
  expect(sheetName('***')).toBe('Rapor');
});

const many = (count: number): ReportSheet => ({
  ...sheet,
  rows: Array.from({ length: count }, (_, index) => [`KTA${index}`, '2026-11-20', index / 100, 1]),
});
/** How often the page can do something else while a workbook is written. */
function pauses(of: ReportSheet): number {
  let count = 0;
  for (const steps = writeXlsx(withOrigin(of)); steps.next().done !== true;) count += 1;
  return count;
}

test('a workbook of 50,000 rows lets the page answer as often as ten of 5,000', () => {
  const few = pauses(many(5000));
  expect(few).toBeGreaterThan(10);
  expect(pauses(many(50_000)) / few).toBeCloseTo(10, 0);
});
