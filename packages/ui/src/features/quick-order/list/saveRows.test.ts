import { finish } from '@vitrin/api-client/runSteps';
import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { readTableFile } from '../../../sheet/read/readTableFile.ts';
import { writeCsv } from '../../../sheet/writeCsv.ts';
import { writeXlsx } from '../../../sheet/writeXlsx.ts';
import { guessColumns } from '../file/guessColumns.ts';
import { readRow } from '../file/readRow.ts';
import { rowLimit } from '../file/rowLimit.ts';
import { sampleRows } from './sampleRows.ts';
import { type SavedRow, sheetOfRows } from './saveRows.ts';

const faulty: readonly SavedRow[] = [
  { code: '007', quantity: 1250, reason: 'Bulunamadı' },
  { code: '8690435488003', quantity: 3, reason: 'Stok: en fazla 12' },
  { code: '=TOPLA(1)', quantity: '-3', reason: 'Miktar hatalı' },
  { code: '-AM;01 "x"', quantity: 1, reason: 'Sunucu eklemedi' },
  { code: "'AM-02", quantity: '2,5', reason: 'Miktar hatalı' },
  { code: '8,69044E+12', quantity: '', reason: 'Okunamadı' },
];
const bytesOf = async (parts: BlobPart[]) => new Uint8Array(await new Blob(parts).arrayBuffer());
const files = (rows: readonly SavedRow[]) =>
  [
    ['xlsx', bytesOf(finish(writeXlsx(sheetOfRows('Hatalı Satırlar', rows))))],
    ['csv', bytesOf(finish(writeCsv(sheetOfRows('Hatalı Satırlar', rows))))],
  ] as const;

async function readBack(file: Uint8Array<ArrayBuffer>) {
  const reading = await readTableFile(file, rowLimit);
  if (reading.kind !== 'read') throw new Error(reading.problem);
  const { rows = [] } = reading.sheets[0] ?? {};
  const { skipped, code, quantity } = guessColumns(rows);
  if (code === undefined) throw new Error('There is no column of codes');
  expect(rows[0]).toEqual(['Kod', 'Miktar', 'Neden']);
  return rows.slice(skipped).map((cells) => readRow(cells, { code, quantity, skipped }));
}

describe('QORD-10 what is saved', () => {
  test('is read back, whatever the codes look like', async () => {
    for (const [kind, file] of files(faulty))
      expect(await readBack(await file), kind).toEqual([
        { kind: 'product', code: '007', quantity: 1250 },
        { kind: 'product', code: '8690435488003', quantity: 3 },
        { kind: 'badQuantity', code: '=TOPLA(1)', text: '-3' },
        { kind: 'product', code: '-AM;01 "x"', quantity: 1 },
        { kind: 'badQuantity', code: "'AM-02", text: '2,5' },
        { kind: 'lostBarcode', text: '8,69044E+12', quantity: '' },
      ]);
  });

  test('opens in other programs: codes as texts, quantities as numbers, and as Turkish Excel reads it', async () => {
    const [[, workbookFile], [, csvFile]] = files(faulty) as [
      ReturnType<typeof files>[number],
      ReturnType<typeof files>[number],
    ];
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await workbookFile).buffer);
    const sheet = workbook.worksheets[0];
    expect([sheet?.getCell('A2').value, sheet?.getCell('A2').numFmt, sheet?.getCell('B2').value]).toEqual([
      '007',
      '@',
      1250,
    ]);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvFile);
    expect(text.startsWith('\u{FEFF}Kod;Miktar;Neden\r\n007;1250;Bulunamadı\r\n')).toBe(true);
  });

  test('the sample is read back, and says of each row what it becomes', async () => {
    for (const [kind, file] of files(sampleRows)) {
      const lines = await readBack(await file);
      expect(
        lines.map((line) => line?.kind),
        kind,
      ).toEqual([...Array.from({ length: 7 }, () => 'product'), 'badQuantity', 'lostBarcode', 'product']);
    }
  });
});
