import { utf16le, utf8, windows1254 } from '../../../sheet/read/encodings.fixture.ts';
import { writeWorkbook } from '../../../sheet/read/workbook.fixture.ts';
import type { BookEntry } from '../BookEntry.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** What all ledgers have in them: an opening, two purchases, a payment and a return. */
export const booked: readonly BookEntry[] = [
  { date: '2026-08-01', documentNo: 'ACL-0001', description: 'AÇILIŞ FİŞİ', kurus: -5_841_275 },
  { date: '2026-08-07', documentNo: 'KTA2026000016741', description: 'MAL ALIŞI', kurus: -3_690_420 },
  { date: '2026-08-14', documentNo: 'EFT-0814', description: 'BANKA HAVALESİ', kurus: 4_000_000 },
  { date: '2026-09-17', documentNo: 'IAD2026000000318', description: 'ALIŞTAN İADE', kurus: 318_420 },
  { date: '2026-10-05', documentNo: 'KTA2026000018340', description: 'MAL ALIŞI', kurus: -105 },
];

const turkishDay = (date = '', sign = '.') => date.split('-').toReversed().join(sign);
const digits = (kurus: number) =>
  String(Math.abs(kurus))
    .padStart(3, '0')
    .replace(/(\d\d)$/, ',$1');
/** `1.234,56` */
const amount = (kurus: number) => digits(kurus).replaceAll(/\B(?=(?:\d{3})+,)/g, '.');
const debit = ({ kurus }: BookEntry) => (kurus > 0 ? amount(kurus) : '');
const credit = ({ kurus }: BookEntry) => (kurus < 0 ? amount(kurus) : '');
const lines = (rows: readonly (readonly string[])[], sign: string) =>
  rows.map((cells) => cells.join(sign)).join('\r\n');
const balances = booked.map((_, place) =>
  booked.slice(0, place + 1).reduce((sum, { kurus }) => sum + kurus, 0),
);
const [debits, credits] = [
  booked.map(({ kurus }) => Math.max(0, kurus)),
  booked.map(({ kurus }) => Math.max(0, -kurus)),
].map((list) => amount(list.reduce((sum, one) => sum + one, 0))) as [string, string];
const serial = (date = '', first = Date.UTC(1899, 11, 30)) =>
  String((Date.parse(`${date}T00:00Z`) - first) / 86_400_000);

const text = (address: string, words: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${words}</t></is></c>`;
const number = (address: string, value: string) => `<c r="${address}"><v>${value}</v></c>`;
const day = (address: string, value: string) => `<c r="${address}" s="1"><v>${value}</v></c>`;
const row = (place: number, cells: string) => `<row r="${place}">${cells}</row>`;
const lira = (kurus: number) => String(kurus / 100);

/** Days and amounts as numbers, a title, a head, a total in the end. */
const workbook = (first: number, is1904: boolean): Bytes =>
  Uint8Array.from(
    writeWorkbook(
      [
        { name: 'Kapak', data: row(1, text('A1', 'Cari Hesap Ekstresi')) },
        {
          name: 'Muavin',
          data: [
            row(1, text('A1', 'Karadağ Yapı Market Ltd. Şti.')),
            row(
              3,
              ['Tarih', 'Fiş No', 'Evrak No', 'Açıklama', 'Borç', 'Alacak', 'Bakiye']
                .map((head, place) => text(`${'ABCDEFG'[place]}3`, head))
                .join(''),
            ),
            ...booked.map((entry, place) => {
              const at = place + 4;
              const sides =
                entry.kurus > 0 ? number(`E${at}`, lira(entry.kurus)) : number(`F${at}`, lira(-entry.kurus));
              return row(
                at,
                `${day(`A${at}`, serial(entry.date, first))}${number(`B${at}`, String(1284 + place))}${text(`C${at}`, entry.documentNo)}${text(`D${at}`, entry.description)}${sides}${number(`G${at}`, lira(balances[place] ?? 0))}`,
              );
            }),
            row(9, `${text('D9', 'Genel Toplam')}${number('E9', '43184.2')}${number('F9', '95318')}`),
          ].join(''),
        },
      ],
      { is1904 },
    ),
  );

/** Ledgers as programs and people write them, by their names. Each holds what is `booked`. */
export const ledgers: Readonly<Record<string, () => Bytes>> = {
  'muavin.xlsx': () => workbook(Date.UTC(1899, 11, 30), false),
  'muavin-1904.xlsx': () => workbook(Date.UTC(1904, 0, 1), true),
  // Two columns, a running balance with its side, totals and a page carried over.
  'logo-cari-ekstre.csv': () =>
    windows1254(
      lines(
        [
          ['CARİ HESAP EKSTRESİ'],
          ['Cari Hesap Kodu', '320.01.0042', 'KUZEY TEKNİK'],
          [],
          ['Tarih', 'Fiş Türü', 'Fiş No.', 'Belge No.', 'Açıklama', 'Borç', 'Alacak', 'Bakiye', 'B/A'],
          ...booked.map((entry, place) => [
            turkishDay(entry.date),
            'Fatura',
            `00${1284 + place}`,
            entry.documentNo,
            entry.description,
            debit(entry),
            credit(entry),
            amount(balances[place] ?? 0),
            '(A)',
          ]),
          ['', '', '', '', 'Nakli Yekün', debits, credits, '', ''],
          ['', '', '', '', 'Toplam', debits, credits, amount(balances.at(-1) ?? 0), '(A)'],
        ],
        ';',
      ),
    ),
  // Series and number apart, nothing where there is no amount but 0,00; the opening has no number.
  'mikro-hareket.txt': () =>
    utf16le(
      lines(
        [
          [
            'Evrak tarihi',
            'Evrak No',
            'Cinsi',
            'Açıklama',
            'Borç (TL)',
            'Alacak (TL)',
            'Borç Bakiye',
            'Alacak Bakiye',
          ],
          ...booked.map((entry, place) => [
            turkishDay(entry.date, '/'),
            entry.documentNo,
            'Fatura',
            entry.description,
            debit(entry) || '0,00',
            credit(entry) || '0,00',
            '0,00',
            amount(balances[place] ?? 0),
          ]),
          ['', '', '', 'TOPLAM :', debits, credits, '', ''],
        ],
        '\t',
      ),
    ),
  // One amount and the letter of its side.
  'netsis-ba.csv': () =>
    windows1254(
      lines(
        [
          ['Tarih', 'Belge No', 'Açıklama', 'Tutar', 'B/A', 'Bakiye'],
          ...booked.map((entry, place) => [
            turkishDay(entry.date, '-'),
            entry.documentNo,
            entry.description,
            amount(entry.kurus),
            entry.kurus > 0 ? 'B' : 'A',
            amount(balances[place] ?? 0),
          ]),
          ['', '', 'Genel Toplam', amount(balances.at(-1) ?? 0), 'A', ''],
        ],
        ';',
      ),
    ),
  // Pages with heads of their own; the side stands behind the amount.
  'zirve-muavin.csv': () =>
    utf8(
      lines(
        [
          ['MUAVİN DEFTER', '', '', '', 'Sayfa 1'],
          ['TARİH', 'FATURA NO', 'AÇIKLAMA', 'TUTAR', 'BAKİYE'],
          ...booked
            .slice(0, 3)
            .map((entry) => [
              turkishDay(entry.date),
              entry.documentNo,
              entry.description,
              `${amount(entry.kurus)} (${entry.kurus > 0 ? 'B' : 'A'})`,
              '',
            ]),
          ['', '', 'Devreden', '1.500,00 (A)', ''],
          ['MUAVİN DEFTER', '', '', '', 'Sayfa 2'],
          ['TARİH', 'FATURA NO', 'AÇIKLAMA', 'TUTAR', 'BAKİYE'],
          ...booked
            .slice(3)
            .map((entry) => [
              turkishDay(entry.date),
              entry.documentNo,
              entry.description,
              `${amount(entry.kurus)} (${entry.kurus > 0 ? 'B' : 'A'})`,
              '',
            ]),
        ],
        ';',
      ),
    ),
  // Credits behind a minus, days with an hour.
  'luca.csv': () =>
    utf8(
      `\ufeff${lines(
        [
          ['Fiş Tarihi', 'Evrak No', 'Açıklama', 'Borç', 'Alacak', 'Borç Bakiyesi', 'Alacak Bakiyesi'],
          ...booked.map((entry) => [
            `${turkishDay(entry.date)} 00:00:00`,
            entry.documentNo,
            entry.description,
            `"${debit(entry)}"`,
            `"${credit(entry)}"`,
            '',
            '',
          ]),
          ['', '', '', `"${debits}"`, `"${credits}"`, '', ''],
        ],
        ',',
      )}`,
    ),
  // What a bank's list looks like: one amount with a sign, a balance after it.
  'banka.csv': () =>
    utf8(
      lines(
        [
          ['Hesap hareketleri 01.08.2026 – 31.10.2026'],
          ['İşlem Tarihi', 'Dekont No', 'Açıklama', 'İşlem Tutarı', 'Bakiye'],
          ...booked.map((entry, place) => [
            turkishDay(entry.date),
            entry.documentNo,
            entry.description,
            `${entry.kurus < 0 ? '-' : ''}${digits(entry.kurus)}`,
            `${digits(balances[place] ?? 0)}-`,
          ]),
        ],
        '\t',
      ),
    ),
  // Made by hand: no head, days and amounts as they were typed, a total that nothing names.
  'elle.csv': () =>
    utf8(
      lines(
        [
          ...booked.map((entry) => [
            turkishDay(entry.date, '/').replace('/2026', '/26'),
            entry.documentNo,
            entry.description,
            debit(entry),
            credit(entry) && `${credit(entry)} TL`,
          ]),
          ['', '', '', debits, credits],
        ],
        ';',
      ),
    ),
  // Days a spreadsheet saved as numbers, in a text.
  'seri-tarih.csv': () =>
    utf8(
      lines(
        [
          ['Tarih', 'Belge No', 'Açıklama', 'Tutar'],
          ...booked.map((entry) => [
            serial(entry.date),
            entry.documentNo,
            entry.description,
            `${digits(entry.kurus)}${entry.kurus < 0 ? '-' : ''}`,
          ]),
        ],
        ';',
      ),
    ),
};
