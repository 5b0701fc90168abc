import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readWorkbook, unpacksBeyond } from './readWorkbook.ts';
import { writeWorkbook } from './workbook.fixture.ts';

const inline = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

const row = (_: unknown, place: number) =>
  `<row r="${place + 1}">${inline(`A${place + 1}`, `AM-${place}`)}<c r="B${place + 1}"><v>${place + 1}</v></c></row>`;

describe('QORD-04 a workbook as real programs write it', () => {
  test('inline, shared and rich strings, numbers, formulas, booleans, escapes and gaps', async () => {
    const strings =
      '<si><t>Stok Kodu</t></si><si><t xml:space="preserve"> 00123 </t></si><si><r><t>Avuç </t></r><r><t>taşlama</t></r></si><si><t>iki_x000D_&#10;satır</t></si>';
    const data =
      `<row r="1"><c r="A1" t="s"><v>0</v></c>${inline('B1', 'Ad')}${inline('D1', 'Miktar')}</row>` +
      '<row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="D3"><v>5</v></c></row>' +
      '<row r="4" hidden="1"><c r="A4"><v>8690435488003</v></c><c r="B4" t="s"><v>3</v></c><c r="D4"><f>2*6</f><v>12.0</v></c></row>' +
      '<row r="5"><c r="A5" t="str"><f>"AM"</f><v>AM-01</v></c><c r="B5" t="b"><v>1</v></c><c r="D5"><v>2.5</v></c></row>' +
      '<row r="6"><c r="A6" t="inlineStr"><is><t>8,69044E+12</t></is></c><c r="D6"><v>0.1</v></c></row>';
    const [sheet, ...others] = await readWorkbook(writeWorkbook([{ name: 'Sipariş', data }], { strings }));
    expect(others).toEqual([]);
    expect(sheet?.name).toBe('Sipariş');
    expect(sheet?.rows.filter((cells) => cells.some((cell) => cell !== ''))).toEqual([
      ['Stok Kodu', 'Ad', '', 'Miktar'],
      ['00123', 'Avuç taşlama', '', '5'],
      ['8690435488003', 'iki\r\nsatır', '', '12'],
      ['AM-01', '1', '', '2,5'],
      ['8,69044E+12', '', '', '0,1'],
    ]);
  });

  test('numbers are those a Turkish spreadsheet shows, never a thousand for a point', async () => {
    const cells = ['1.234', '1234.5600000000001', '-0.5', '1E3'].map(
      (value, place) => `<row r="${place + 1}"><c r="A${place + 1}"><v>${value}</v></c></row>`,
    );
    const [sheet] = await readWorkbook(writeWorkbook([{ name: 'A', data: cells.join('') }]));
    expect(sheet?.rows.flat()).toEqual(['1,234', '1234,56', '-0,5', '1000']);
  });

  test('days, of either calendar', async () => {
    const data = '<row r="1"><c r="A1" s="1"><v>46353</v></c></row>';
    const [usual] = await readWorkbook(writeWorkbook([{ name: 'A', data }]));
    expect(usual?.rows).toEqual([['2026-11-27']]);
    const [of1904] = await readWorkbook(writeWorkbook([{ name: 'A', data }], { is1904: true }));
    expect(of1904?.rows).toEqual([['2030-11-28']]);
  });

  test('only the sheets that hold something', async () => {
    const data = `<row r="1">${inline('A1', 'AM-01')}</row>`;
    const sheets = await readWorkbook(
      writeWorkbook([
        { name: 'Boş', data: '' },
        { name: 'Liste', data },
        { name: 'Gizli', data, state: 'hidden' },
      ]),
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Liste', 'Gizli']);
  });

  test('5,000 rows', async () => {
    const [sheet] = await readWorkbook(
      writeWorkbook([{ name: 'A', data: Array.from({ length: 5000 }, row).join('') }]),
    );
    expect(sheet?.rows).toHaveLength(5000);
    expect(sheet?.rows.at(-1)).toEqual(['AM-4999', '5000']);
  });
});

describe('QORD-05 a workbook that cannot be read', () => {
  test('is refused where it is cut off', async () => {
    const whole = writeWorkbook([{ name: 'A', data: `<row r="1">${inline('A1', 'AM-01')}</row>` }]);
    await expect(readWorkbook(whole.slice(0, Math.floor(whole.length / 2)))).rejects.toBeInstanceOf(Error);
  });

  test('is refused where it is another archive', async () => {
    await expect(readWorkbook(zipSync({ 'a.txt': strToU8('AM-01') }))).rejects.toBeInstanceOf(Error);
  });

  test('a bomb is noticed before it is unpacked, whatever its directory says of sizes', () => {
    const limit = 1024 * 1024;
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * limit) });
    expect(bomb.length).toBeLessThan(limit / 20);
    expect(unpacksBeyond(bomb, limit)).toBe(true);
    expect(unpacksBeyond(bomb, 50 * limit)).toBe(false);
    // Its sizes stand in the directory at the end, too: here they lie.
    const lying = bomb.slice();
    const directory = lying.findLastIndex(
      (byte, place) => byte === 0x50 && lying[place + 1] === 0x4b && lying[place + 2] === 1,
    );
    lying.fill(0, directory + 24, directory + 28);
    expect(unpacksBeyond(lying, limit)).toBe(true);
  });
});
