import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import type { ReportSheet } from '../ReportSheet.ts';
import { finish } from '@vitrin/api-client/runSteps';
import { exportFileName, sheetName } from './exportFileName.ts';
import { looksLikeValue } from './looksLikeValue.ts';
import { writeCsv } from './writeCsv.ts';
import { writeXlsx } from './writeXlsx.ts';

const sheet: ReportSheet = {
  title: 'Hesap Ekstresi',
  period: '01.10.2026 – 21.11.2026',
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

const day = (text: string) => new Date(`${text}T00:00:00Z`);

async function readBack(of: ReportSheet) {
  const workbook = new ExcelJS.Workbook();
  const bytes = await new Blob(finish(writeXlsx(of))).arrayBuffer();
  await workbook.xlsx.load(bytes);
  const [worksheet] = workbook.worksheets;
  if (!worksheet) throw new Error('There is no sheet');
  return worksheet;
}

test('a workbook holds numbers, days and texts as they are', async () => {
  const read = await readBack(sheet);
  expect(read.name).toBe('Hesap Ekstresi');
  const values = Array.from({ length: read.rowCount }, (_, row) =>
    sheet.columns.map((_column, index) => read.getRow(row + 1).getCell(index + 1).value),
  );
  expect(values).toEqual([
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
  const row = read.getRow(2);
  expect([1, 2, 3, 4].map((column) => row.getCell(column).numFmt)).toEqual([
    undefined,
    'dd.mm.yyyy',
    '#,##0.00',
    '#,##0.0000',
  ]);
  expect([1, 2, 6].map((number) => read.getRow(number).getCell(1).style.font?.bold === true)).toEqual([
    true,
    false,
    true,
  ]);
  expect(read.getColumn(1).width).toBeGreaterThan('İğne; "çift" <ş> & _x0041_'.length);
  expect(read.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
});

test('a CSV has a byte order mark, semicolons, decimal commas, CRLF and no formulas', () => {
  const csv = finish(writeCsv(sheet)).join('');
  expect(csv).toBe(
    [
      '\u{FEFF}Belge No;Tarih;Borç;Kur',
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
  const written = finish(writeCsv({ ...sheet, columns: [column], rows: [[nothing]], footer: [] }));
  expect(written[2]).toBe('0,00\r\n');
});

test('a text that could be a formula never begins a cell of a CSV', () => {
  const column = { title: 'Açıklama', kind: 'text' } as const;
  for (const text of ['=A1', '+1', '-1', '@x', '\tx', '\rx', ' =A1', '＝A1']) {
    const [, , line = ''] = finish(writeCsv({ ...sheet, columns: [column], rows: [[text]], footer: [] }));
    expect(line).toMatch(/^"?'/);
  }
});

test.each([
  '0000000000012345',
  '007',
  '1234567890123456',
  '12E5',
  '1e-3',
  '1.234',
  '12,50',
  '5%',
  '11-12',
  '1/2',
  '1.5.2026',
  '10:30',
  'ARA12',
  'EKİ-12',
  '3 Ağustos',
  '1 Oca 2026',
])('a document number that a spreadsheet would take for a value is led: %s', (number) => {
  const csv = (kind: 'code' | 'text') =>
    finish(writeCsv({ ...sheet, columns: [{ title: 'Belge No', kind }], rows: [[number]], footer: [] }))[2];
  expect([csv('code'), csv('text')]).toEqual([`'${number}\r\n`, `${number}\r\n`]);
});

test.each([
  'KTA2026000019472',
  '0',
  '19472',
  '12345678901',
  'F 10',
  'KAS2026000012',
  'A-1',
  '1-2-3-4',
  '2026/000123',
])('any other document number stands as it is: %s', (number) => expect(looksLikeValue(number)).toBe(false));

test('a workbook holds document numbers as texts', async () => {
  const read = await readBack({ ...sheet, columns: [{ title: 'Belge No', kind: 'code' }], rows: [['007']] });
  expect(read.getRow(2).getCell(1).value).toBe('007');
});

test('files and sheets have names that can be had', () => {
  expect(exportFileName(sheet, 'xlsx')).toBe('Hesap Ekstresi 01.10.2026-21.11.2026.xlsx');
  expect(exportFileName({ title: 'a/b:c', period: '' }, 'csv')).toBe('a_b_c.csv');
  expect(sheetName("'Sipariş [2026]: Tüm/Şubeler ve çok uzun bir ad'")).toBe(
    'Sipariş  2026   Tüm Şubeler ve',
  );
  expect(sheetName('***')).toBe('Rapor');
});

const many = (count: number): ReportSheet => ({
  ...sheet,
  rows: Array.from({ length: count }, (_, index) => [`KTA${index}`, '2026-11-20', index / 100, 1]),
});
const measure = (of: ReportSheet) => {
  const begun = performance.now();
  const steps = writeXlsx(of);
  let longest = 0;
  for (let last = begun, step = steps.next(); step.done !== true; step = steps.next()) {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }
  return { longest, all: performance.now() - begun };
};

test('50,000 rows cost in proportion to 5,000, in steps of which none is long', () => {
  measure(many(5000));
  const few = measure(many(5000));
  const all = measure(many(50_000));
  expect(all.all / few.all).toBeLessThan(30);
  expect(all.longest / all.all).toBeLessThan(0.25);
});
