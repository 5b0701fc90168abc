import { finish } from '@vitrin/api-client/runSteps';
import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { writeXlsx } from '../../../sheet/writeXlsx.ts';
import type { BookEntry } from '../BookEntry.ts';
import { noDecisions } from '../match/Decisions.ts';
import { compareSteps, reconcile } from '../match/reconcile.ts';
import { reconciliationSheets } from './reconciliationSheets.ts';

const row = (date: string, documentNo: string, kurus: number): BookEntry => ({
  date,
  documentNo,
  description: 'Mal alışı',
  kurus,
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);

test('RECO-05 the workbook has a sheet for each group, with numbers as numbers and days as days', async () => {
  const comparison = finish(
    compareSteps(
      [
        row('2026-08-07', '0001001', -3_690_420),
        row('2026-09-11', 'A-17329', -3_000_000),
        row('2026-09-11', 'A-17329', -1_726_560),
        row('2026-10-14', 'A-18340', -6_218_172),
        row('2026-11-02', 'KK-1102', 1_000_000),
      ],
      [
        row('2026-08-07', '1001', 3_690_420),
        row('2026-09-11', 'A17329', 4_726_560),
        row('2026-10-14', 'A18340', 6_211_872),
        row('2026-10-26', 'IRS9402', 877_440),
      ],
    ),
  );
  const sheets = reconciliationSheets(comparison, reconcile(comparison, noDecisions), [['Cari', 'Karadağ']]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(await new Blob(finish(writeXlsx(...sheets))).arrayBuffer());
  const read = (name: string) => {
    const found: unknown[][] = [];
    workbook.getWorksheet(name)?.eachRow((line) => {
      const cells: unknown[] = [];
      line.eachCell({ includeEmpty: true }, ({ value }) => cells.push(value));
      found.push(cells);
    });
    return found;
  };
  expect(read('Özet')).toEqual([
    ['Cari', 'Karadağ'],
    ['Bakiyeler ve fark', 'Adet', 'Tutar'],
    ['Sizin bakiyeniz', 5, 136_351.52],
    ['Satıcının bakiyesi', 4, 155_062.92],
    ['Sizde var, satıcıda yok', 1, -10_000],
    ['Satıcıda var, sizde yok', 1, -8774.4],
    ['Tutar farkı', 1, 63],
    ['Eşleşenler', 2, 0],
    ['Fark', null, -18_711.4],
  ]);
  expect(read('Eşleşenler').slice(1)).toEqual([
    [
      'Belge no ve tutar',
      'A',
      day('2026-08-07'),
      '0001001',
      'Mal alışı',
      36_904.2,
      'B',
      day('2026-08-07'),
      '1001',
      'Mal alışı',
      36_904.2,
      0,
    ],
    [
      'Toplamı tutuyor',
      'A',
      day('2026-09-11'),
      'A-17329',
      'Mal alışı',
      30_000,
      'B',
      day('2026-09-11'),
      'A17329',
      'Mal alışı',
      47_265.6,
      0,
    ],
    [null, 'A', day('2026-09-11'), 'A-17329', 'Mal alışı', 17_265.6],
    ['Toplam', null, null, null, null, null, null, null, null, null, null, 0],
  ]);
  expect(read('Tutar farkı').at(1)?.at(-1)).toBe(63);
  expect(read('Sizde var, satıcıda yok').slice(1)).toEqual([
    ['B', day('2026-11-02'), 'KK-1102', 'Mal alışı', 10_000, -10_000],
    ['Toplam', null, null, null, null, -10_000],
  ]);
  expect(read('Satıcıda var, sizde yok').at(1)).toEqual([
    'B',
    day('2026-10-26'),
    'IRS9402',
    'Mal alışı',
    8774.4,
    -8774.4,
  ]);
});
