import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBarcode } from '../../../primitives/NumberField/isBarcode.ts';
import { readListLine } from './readListLine.ts';
import { readPastedList } from './readPastedList.ts';

const product = (code: string, quantity = 1) => expect.objectContaining({ kind: 'product', code, quantity });
const bad = (code: string, text: string) => ({ kind: 'badQuantity', code, text });

describe('QORD-03 a line of a list is a code and a quantity', () => {
  test.each([
    ['AM-01', product('AM-01')],
    ['AM-01 5', product('AM-01', 5)],
    ['AM-01;5', product('AM-01', 5)],
    ['AM-01\t5', product('AM-01', 5)],
    ['AM-01|5', product('AM-01', 5)],
    ['5 x AM-01', product('AM-01', 5)],
    ['5x AM-01', product('AM-01', 5)],
    ['5 X AM-01', product('AM-01', 5)],
    ['5 × AM-01', product('AM-01', 5)],
    ['5 adet AM-01', product('AM-01', 5)],
    ['5 ADET AM-01', product('AM-01', 5)],
    ['AM-01 x5', product('AM-01', 5)],
    ['AM-01 x 5', product('AM-01', 5)],
    ['AM-01 - 5 adet', product('AM-01', 5)],
    ['AM-01 – 5', product('AM-01', 5)],
    ['AM-01: 5', product('AM-01', 5)],
    ['AM-01 1.000', product('AM-01', 1000)],
    ['AM-01;1.250,00', product('AM-01', 1250)],
    ['AM-01 5,00', product('AM-01', 5)],
    ['1) AM-01 5', product('AM-01', 5)],
    ['12. AM-01 5', product('AM-01', 5)],
    ['1)AM-01 5', product('AM-01', 5)],
    ['1- AM-01 5', product('AM-01', 5)],
    ['2- 8690435488003 5', product('8690435488003', 5)],
    ['320- 5 adet', product('320-', 5)],
    ['- AM-01 5', product('AM-01', 5)],
    ['-AM-01 5', product('AM-01', 5)],
    ['• AM-01 5', product('AM-01', 5)],
    ['•AM-01 5', product('AM-01', 5)],
    ['[27.11.2026 14:03] Ayşe Yıldırım: AM-01 5', product('AM-01', 5)],
    ['\u200e[27.11.2026, 14:03:22] Ayşe: 5 x AM-01', product('AM-01', 5)],
    ['27.11.2026 14:03 - Ayşe: AM-01', product('AM-01')],
    ['[14:03, 27.11.2026] Ayşe: AM-01 5', product('AM-01', 5)],
    ['[27.11.2026 2:03 PM] +90 532 111 22 33: - 5 kutu AM-01', product('AM-01', 5)],
    ['[27.11.2026 14:03] Ayşe: ', undefined],
    ['AM-01;;;', product('AM-01')],
    ['AM-01;Avuç taşlama;5', product('AM-01', 5)],
    ['  AM-01\u00a0 5 ', product('AM-01', 5)],
  ])('%j', (text, expected) => {
    expect(readListLine(text)).toEqual(expected);
  });

  test.each([
    'adet',
    'ad',
    'kutu',
    'koli',
    'paket',
    'pk',
    'düzine',
    'metre',
    'mt',
    'kg',
    'takım',
    'rulo',
    'top',
  ])('the unit %s before and behind', (unit) => {
    expect(readListLine(`5 ${unit} AM-01`)).toEqual(product('AM-01', 5));
    expect(readListLine(`AM-01 5 ${unit}`)).toEqual(product('AM-01', 5));
    expect(readListLine(`AM-01 5${unit}.`)).toEqual(product('AM-01', 5));
    const upper = unit.toLocaleUpperCase('tr-TR');
    for (const text of [`5 ${upper} AM-01`, `AM-01 5 ${upper}`, `AM-01\t5 ${upper}`, `AM-01 - 5${upper}`])
      expect(readListLine(text)).toEqual(product('AM-01', 5));
  });

  test.each(['TK 320/5+A', 'A.B-C_D%E#F', 'VİDA M8', 'Ø12 MİL'])('a code of odd characters: %s', (code) => {
    expect(readListLine(code)).toEqual(product(code));
    expect(readListLine(`${code};7`)).toEqual(product(code, 7));
    expect(readListLine(`7 x ${code}`)).toEqual(product(code, 7));
  });

  test('of two numbers the bar code is the code, else the first', () => {
    expect(readListLine('8690435488003 12')).toEqual(product('8690435488003', 12));
    expect(readListLine('12 8690435488003')).toEqual(product('8690435488003', 12));
    expect(readListLine('12;8690435488003')).toEqual(product('8690435488003', 12));
    expect(readListLine('40123455 3')).toEqual(product('40123455', 3));
    expect(readListLine('320 5')).toEqual(product('320', 5));
    expect(readListLine('5 320')).toEqual(product('5', 320));
  });

  test('what may be a code with a space can be tried whole', () => {
    expect(readListLine('TK 320')).toEqual({
      kind: 'product',
      code: 'TK',
      quantity: 320,
      wholeCode: 'TK 320',
    });
    expect(readListLine('TK;320')).toEqual({ kind: 'product', code: 'TK', quantity: 320 });
    expect(readListLine('8690435488003 12')).toEqual({
      kind: 'product',
      code: '8690435488003',
      quantity: 12,
    });
  });

  test.each([
    ['AM-01 2,5', bad('AM-01', '2,5')],
    ['AM-01;-3', bad('AM-01', '-3')],
    ['AM-01 -3', bad('AM-01', '-3')],
    ['AM-01 −3', bad('AM-01', '−3')],
    ['AM-01 0', bad('AM-01', '0')],
    ['AM-01\t0,500', bad('AM-01', '0,500')],
    ['AM-01;999999999999', bad('AM-01', '999999999999')],
    ['2,5 x AM-01', bad('AM-01', '2,5')],
  ])('a quantity that is none is told and never cut: %j', (text, expected) => {
    expect(readListLine(text)).toEqual(expected);
  });

  test('a shortened bar code is lost, with its quantity', () => {
    const lost = { kind: 'lostBarcode', text: '8,69044E+12', quantity: '48' };
    for (const text of ['8,69044E+12\t48', '8,69044E+12;48', '48 x 8,69044E+12', '8,69044E+12 48'])
      expect(readListLine(text)).toEqual(lost);
  });

  test.each(['-----', 'Merhaba, siparişim aşağıda teşekkürler', '???', `X${'1'.repeat(90)}`])(
    'what is no code stays with its text: %s',
    (text) => {
      expect(readListLine(text)).toEqual({ kind: 'unreadable', text });
    },
  );
});

describe('QORD-03 a pasted text', () => {
  test('leaves out empty lines and the head of a table', () => {
    const text = 'Stok Kodu\tAçıklama\tMiktar\r\nAM-01\tTaşlama\t5\r\n\r\nAM-02\tMatkap\t3\r\n';
    expect(readPastedList(text).lines).toEqual([product('AM-01', 5), product('AM-02', 3)]);
    expect(readPastedList('\r\nStok Kodu\r\nAM-01').lines).toEqual([product('AM-01')]);
  });

  test.each([
    ['a letter', '1) KL-KA-6-UT - 6 adet\n2) 12 kutu 8690022903421\n\n• EV-GP-2-15-A x240'],
    [
      'a chat',
      '[27.11.2026 14:03] Ayşe: 4 x KL-KA-6-UT\n[27.11.2026 14:04] Ayşe: 8690022903421;12\n[27.11.2026 14:05] Ali Bey: EV-GP-2-15-A 240\n[27.11.2026 14:06] Ayşe: kl-ka-6-ut 2',
    ],
  ])('as %s', (_, text) => {
    expect(readPastedList(text).lines).toEqual([
      product('KL-KA-6-UT', 6),
      product('8690022903421', 12),
      product('EV-GP-2-15-A', 240),
    ]);
  });

  test('sums equal codes at the place of the first, and says how many', () => {
    const { lines, summed } = readPastedList('IŞIK-12 2\nAM-01\nışık-12 3\nAM–01 4\nAM-01 x\n AM-1');
    expect(lines).toEqual([product('IŞIK-12', 5), product('AM-01', 5), product('AM-01 x'), product('AM-1')]);
    expect(summed).toBe(2);
  });

  test('leaves a line with a bad quantity beside one of the same code', () => {
    expect(readPastedList('AM-01 2\nAM-01 2,5').lines).toEqual([product('AM-01', 2), bad('AM-01', '2,5')]);
  });

  test('loses no product of any list: what goes in comes out, however it is written', () => {
    const code = fc.stringMatching(/^[A-Z]{2,4}[-/.+_%#][A-Z0-9]{1,6}[A-Z]$/);
    const quantity = fc.integer({ min: 1, max: 99_999 });
    const write = [
      (c: string, n: number) => `${c} ${n}`,
      (c: string, n: number) => `${c};${n}`,
      (c: string, n: number) => `${c}\t${n}`,
      (c: string, n: number) => `${n} x ${c}`,
      (c: string, n: number) => `• ${c} x${n}`,
      (c: string, n: number) => `${n} adet ${c}`,
      (c: string, n: number) => `${c} - ${n} koli`,
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(code, quantity, fc.nat(write.length - 1)), { maxLength: 40 }), (rows) => {
        const asked = new Map<string, number>();
        for (const [c, n] of rows) asked.set(c, (asked.get(c) ?? 0) + n);
        const text = rows.map(([c, n, way]) => write[way]?.(c, n)).join('\n');
        const { lines } = readPastedList(text);
        const got = lines.flatMap((line) =>
          line.kind === 'product' ? [[line.code, line.quantity] as const] : [],
        );
        expect(new Map(got)).toEqual(asked);
        expect(lines).toHaveLength(asked.size);
      }),
    );
  });

  test('reads anything without an error, and no bar code becomes a quantity', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const line of readPastedList(text).lines)
          if (line.kind === 'product')
            expect(isBarcode(String(line.quantity)) && text.includes('869')).toBe(false);
      }),
    );
  });
});
