import { strToU8, zipSync } from 'fflate';
import { utf16le, utf8, windows1254 } from '../../../sheet/read/encodings.fixture.ts';
import { writeWorkbook } from '../../../sheet/read/workbook.fixture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const compound = (directory: string): Bytes =>
  Uint8Array.from([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    0xa1,
    0xb1,
    0x1a,
    0xe1,
    ...new Uint8Array(504),
    ...utf8(directory.split('').join('\0')),
  ]);
const zip = (files: Parameters<typeof zipSync>[0]): Bytes => Uint8Array.from(zipSync(files));

const text = (address: string, words: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${words}</t></is></c>`;
const shared = (address: string, place: number) => `<c r="${address}" t="s"><v>${place}</v></c>`;
const number = (address: string, value: string) => `<c r="${address}"><v>${value}</v></c>`;

/** What all that can be read have in them: the codes and quantities of the same three products. */
export const listed = [
  ['KL-KA-6-UT', 6],
  ['8690022903421', 12],
  ['EV-GP-2-15-A', 240],
] as const;

const workbook = (): Bytes =>
  Uint8Array.from(
    writeWorkbook(
      [
        {
          name: 'Sipariş',
          // A title over several columns, an empty row, the head, a hidden row, an empty column, a formula, a line break.
          data: `<row r="1">${shared('A1', 0)}</row><row r="3">${shared('A3', 1)}${text('B3', 'Stok Kodu')}${shared('C3', 2)}${shared('E3', 3)}</row><row r="4">${number('A4', '1')}${text('B4', 'KL-KA-6-UT')}${shared('C4', 4)}${number('E4', '6')}</row><row r="5" hidden="1">${number('A5', '2')}${number('B5', '8690022903421')}${text('C5', 'Vida')}<c r="E5"><f>6*2</f><v>12.0</v></c></row><row r="6">${number('A6', '3')}${shared('B6', 5)}<c r="E6" t="str"><f>"240"</f><v>240</v></c></row>`,
        },
        { name: 'Boş', data: '' },
        {
          name: 'Fiyatlar',
          data: `<row r="1">${text('A1', 'Kur')}${number('B1', '42.18')}</row>`,
          state: 'hidden',
        },
      ],
      {
        strings:
          '<si><t>Kasım Siparişi</t></si><si><t>No</t></si><si><t>Malzeme</t></si><si><r><t>Sipariş </t></r><r><t>Adedi</t></r></si><si><t>Anahtar_x000D_&#10;6 mm</t></si><si><t xml:space="preserve"> EV-GP-2-15-A </t></si>',
      },
    ),
  );

/** Files as programs write them that can be read, by their names. */
export const readable: Readonly<Record<string, () => Bytes>> = {
  'excel.xlsx': workbook,
  // The name says what somebody meant.
  'excel-adi-yanlis.pdf': workbook,
  'logo-windows-1254.csv': () =>
    windows1254(
      'Ürün Kodu;Açıklama;Sipariş\r\nKL-KA-6-UT;Iğdır ışığı ŞĞİ;6\r\n8690022903421;;12\r\nEV-GP-2-15-A;;240\r\n',
    ),
  'excel-utf-8.csv': () =>
    utf8('\ufeffKod;Miktar;;;\r\nKL-KA-6-UT;6;;;\r\n8690022903421;12;;;\r\n;;;;\r\nEV-GP-2-15-A;240;;;\r\n'),
  'google.csv': () =>
    utf8(
      'SKU,Description,Qty\n"KL-KA-6-UT","wrench, ""6 mm""\nlong",6\n8690022903421,,12\nEV-GP-2-15-A,,240\n',
    ),
  'unicode.txt': () =>
    utf16le('Stok Kodu\tAd\tMiktar\r\nKL-KA-6-UT\tşğı\t6\r\n8690022903421\t\t12\r\nEV-GP-2-15-A\t\t240\r\n'),
  'tablo.txt': () =>
    utf8('KL-KA-6-UT\u00a0\t6 Adet\n8690022903421\u00a0\t12 Kutu\nEV-GP-2-15-A\u00a0\t240\u00a0Adet\n'),
  'not-defteri.txt': () => utf8('6 x KL-KA-6-UT\n12 KUTU 8690022903421\n- EV-GP-2-15-A x240\n'),
  'dikey-cizgi.txt': () => utf8('KL-KA-6-UT|6\n8690022903421|12\nEV-GP-2-15-A|240\n'),
};

/** Files that are none of these, by their names, and the beginning of what is said of them. */
export const refused: Readonly<Record<string, readonly [() => Bytes, string]>> = {
  'eski.xls': [() => compound('Workbook'), 'Bu dosya eski Excel biçiminde (.xls)'],
  'muhasebe.xls': [
    () => utf8('<html><table><tr><td>KL-KA-6-UT</td><td>6</td></tr></table></html>'),
    'Bu dosya bir Excel dosyası değil',
  ],
  'libre.ods': [
    () => zip({ mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }] }),
    'Bu dosya OpenDocument biçiminde (.ods)',
  ],
  'liste.pdf': [() => utf8('%PDF-1.7\n'), 'Bu dosya bir PDF'],
  'foto.jpg': [() => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'Bu dosya bir resim'],
  'parolali.xlsx': [() => compound('EncryptedPackage'), 'Bu çalışma kitabı parolayla korunuyor'],
  'yarim.xlsx': [() => workbook().slice(0, 1200), 'Bu çalışma kitabı bozuk veya yarım kalmış'],
  'bomba.xlsx': [
    () => zip({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/a.xml': new Uint8Array(65 * 1024 * 1024) }),
    'Bu çalışma kitabı açıldığında 64 MB’ı aşıyor',
  ],
  'arsiv.zip': [() => zip({ 'liste.txt': strToU8('KL-KA-6-UT 6') }), 'Bu dosya sıkıştırılmış bir arşiv'],
  'bos.csv': [() => utf8('\r\n;;;\r\n'), 'Bu dosyada hiç satır yok'],
  'uzun.csv': [() => utf8('KL-KA-6-UT;6\n'.repeat(5100)), 'Bu dosyada 5.000’den çok satır var'],
  'buyuk.csv': [() => new Uint8Array(10 * 1024 * 1024 + 1), 'Bu dosya 10 MB’tan büyük'],
};

/** The lines that programs make of a list of bar codes when they know them for numbers. */
export const shortened = (): Bytes =>
  windows1254('Barkod;Adet\r\n8,69044E+12;48\r\n8690022903421;12\r\n8,69E+12;3\r\n');
