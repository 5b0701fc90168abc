import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';
import { utf16le, utf8, windows1254 } from './encodings.fixture.ts';
import { fileLimit } from './fileLimit.ts';
import { identifyFile } from './identifyFile.ts';
import { readTableFile } from './readTableFile.ts';
import { findDelimiter, readTextTable } from './readTextTable.ts';

const wide = (text: string) => utf8(text.split('').join('\0'));
const old = (content: Uint8Array) =>
  Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...content]);

describe('QORD-04 QORD-05 a file is known by its content', () => {
  test.each([
    [
      'a workbook',
      zipSync({ '[Content_Types].xml': utf8('<a/>'), 'xl/workbook.xml': utf8('<a/>') }),
      'workbook',
    ],
    ['another archive', zipSync({ 'a.txt': utf8('a') }), 'archive'],
    [
      'an .ods',
      zipSync({ mimetype: [utf8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
      'openDocument',
    ],
    ['an .xls', old(wide('Workbook')), 'oldWorkbook'],
    ['a workbook with a password', old(wide('EncryptedPackage')), 'encryptedWorkbook'],
    ['an .xls that is HTML', utf8('\ufeff<html><table><tr><td>AM-01'), 'htmlWorkbook'],
    ['a PDF', utf8('%PDF-1.7'), 'pdf'],
    ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), 'picture'],
    ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'picture'],
    ['a HEIC', Uint8Array.from([0, 0, 0, 24, ...utf8('ftypheic')]), 'picture'],
    ['nothing', new Uint8Array(), 'empty'],
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 0]), 'binary'],
    ['text', utf8('Kod;Miktar\r\nAM-01;5'), 'text'],
    ['UTF-16', utf16le('Kod\tMiktar'), 'text'],
    ['Windows-1254', windows1254('Ürün Kodu;Sipariş'), 'text'],
  ])('%s', (_, bytes, kind) => {
    expect(identifyFile(bytes)).toBe(kind);
  });
});

describe('QORD-04 text in the encodings of Turkish programs', () => {
  const text = 'Ürün Kodu;Miktar\r\nIŞIK-12 ĞÜŞİÖÇ ğüşıöç;5\r\n';
  test.each([
    ['UTF-8', utf8(text), 'UTF-8'],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`), 'UTF-8'],
    ['UTF-16', utf16le(text), 'UTF-16'],
    ['Windows-1254', windows1254(text), 'Windows-1254'],
  ])('%s', (_, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text, encoding });
  });
});

test('QORD-04 what somebody says of a text stands above what it looks like', async () => {
  const text = 'Ürün Kodu,Miktar\nIŞIK-12,5\n';
  const { encoding, text: read } = decodeText(utf8(text), 'Windows-1254');
  expect([encoding, read]).toEqual(['Windows-1254', expect.stringContaining('ÃœrÃ¼n Kodu')]);
  expect(decodeText(utf16le(text), 'UTF-16').text).toBe(text);
  expect(decodeText(windows1254(text), 'UTF-8').text).toContain('Miktar');
  const reading = await readTableFile(utf8(text), 5000, { delimiter: ';' });
  expect(reading).toMatchObject({ as: { encoding: 'UTF-8', delimiter: '' } });
});

describe('QORD-04 a text is a table', () => {
  test.each([
    [';', 'Kod;Ad;Fiyat\nA-1;Matkap;1.250,00\nA-2;Taş, ince;12,50\n'],
    [',', 'Kod,Miktar\nA-1,5\nA-2,"1,000"\n'],
    ['\t', 'Kod\tMiktar\nA-1\t5\nA;2\t6\n'],
    ['|', 'Kod|Miktar\nA-1|5\n'],
    [';', 'A-1\nA-2\n'],
  ])('its delimiter is %j', (delimiter, text) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });

  test('quotes, line breaks within them, and empty cells at the end', () => {
    const text =
      '\r\n"Kod";"Açıklama";Miktar;;;\r\n"A-1";"iki\r\nsatır; ""tırnak""";5;;;\r\n;;;;;\r\n\u00a0A-2 ;;6;;;';
    expect(readTextTable(text)).toEqual([
      ['Kod', 'Açıklama', 'Miktar'],
      ['A-1', 'iki\r\nsatır; "tırnak"', '5'],
      ['A-2', '', '6'],
    ]);
  });

  test('a quote that nothing closes swallows no row', () => {
    expect(readTextTable('Kod;Ad;Miktar\nA-1;"1/2 vana;5\nA-2;"Özel" ek;6\nA-3;;7')).toEqual([
      ['Kod', 'Ad', 'Miktar'],
      ['A-1', '"1/2 vana', '5'],
      ['A-2', '"Özel" ek', '6'],
      ['A-3', '', '7'],
    ]);
  });
});

const refusal = (problem: string) => ({ kind: 'refused', problem });

describe('QORD-04 QORD-05 a file of a list', () => {
  test.each([
    ['too many bytes', new Uint8Array(fileLimit + 1), 'tooLarge'],
    ['nothing', new Uint8Array(), 'empty'],
    ['only empty lines', utf8('\r\n;;;\r\n'), 'empty'],
    ['a PDF', utf8('%PDF-1.7'), 'pdf'],
    ['more than 5,000 rows', utf8('AM-01;5\n'.repeat(5100)), 'tooManyRows'],
    [
      'a workbook that is cut off',
      zipSync({ 'xl/workbook.xml': utf8('<workbook>') }).slice(0, 60),
      'damaged',
    ],
    ['a workbook without sheets', zipSync({ 'xl/workbook.xml': utf8('<workbook>') }), 'damaged'],
  ])('%s', async (_, bytes, problem) => {
    expect(await readTableFile(bytes, 5000)).toEqual(refusal(problem));
  });

  test('text of Windows-1254', async () => {
    expect(await readTableFile(windows1254('Ürün Kodu;Sipariş\r\nIŞIK-12;5\r\n'), 5000)).toEqual({
      kind: 'read',
      as: { encoding: 'Windows-1254', delimiter: ';' },
      sheets: [
        {
          name: '',
          rows: [
            ['Ürün Kodu', 'Sipariş'],
            ['IŞIK-12', '5'],
          ],
        },
      ],
    });
  });
});
