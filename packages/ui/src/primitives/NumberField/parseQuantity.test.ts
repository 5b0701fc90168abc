import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatQuantity, parseQuantity } from './parseQuantity.ts';

const value = (n: number) => ({ kind: 'value', value: n });

describe('LIST-12 a quantity is a whole number from 0 up', () => {
  test.each([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['0', value(0)],
    ['7', value(7)],
    [' 12 ', value(12)],
    ['007', value(7)],
    ['1000', value(1000)],
    ['1.000', value(1000)],
    ['12.345.678', value(12_345_678)],
    ['12345678', value(12_345_678)],
    ['9.007.199.254.740.991', value(9_007_199_254_740_991)],
  ])('%j', (text, expected) => {
    expect(parseQuantity(text)).toEqual(expected);
  });

  test.each([
    '1,000',
    '1.0000',
    '1000.000',
    '0.500',
    '.500',
    ',00',
    '1..000',
    '1.000,5',
    '1,250.00',
    '0x10',
    '12 ay',
    'adet',
    '5 + 5',
    '++5',
    '1 2500',
    '1\t250',
    '1.250 000',
    '٣',
    '5²',
    '9.007.199.254.740.992',
    '9'.repeat(20),
  ])('%j is an error, never cut', (text) => {
    expect(parseQuantity(text)).toEqual({ kind: 'invalid' });
  });

  test('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (n) => {
        expect(parseQuantity(formatQuantity(n))).toEqual(value(n));
      }),
    );
    fc.assert(
      // From eight digits on some are bar codes.
      fc.property(fc.nat({ max: 9_999_999 }), (n) => {
        expect(parseQuantity(String(n))).toEqual(value(n));
      }),
    );
  });

  test('never throws, and reads nothing but digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseQuantity(text);
        if (read.kind === 'value')
          expect(Number(text.replaceAll(/[^\d]/g, ''))).toBeGreaterThanOrEqual(read.value);
      }),
    );
  });
});

/** As people type and paste it, from spreadsheets and stock lists. */
test.each([
  ['5', 5],
  [' 5 ', 5],
  ['05', 5],
  ['5\n', 5],
  ['5\r\n', 5],
  ['5\t', 5],
  ['5\u00a0', 5],
  ['\uff15', 5],
  ['5,00', 5],
  ['5.00', 5],
  ['5,0', 5],
  ['1.000', 1000],
  ['1.250,00', 1250],
  ['1 250', 1250],
  ['1\u00a0250', 1250],
  ['5 ad', 5],
  ['5 Adet', 5],
  ['5 ADET', 5],
  ['12 kutu', 12],
  ['3 Koli', 3],
  ['10 pk', 10],
  ['2 DÜZİNE', 2],
  ['4 TAKIM', 4],
  ['+5', 5],
  ['0', 0],
])('USE-03 %j is %d', (text, expected) => {
  expect(parseQuantity(text)).toEqual(value(expected));
});

test.each(['2,5', '2.5', '-3', '\u22123', 'beş', '5 6', '5x', '1e3', '8690435488004', '99999999999999999'])(
  'USE-03 %j is refused and never guessed',
  (text) => {
    expect(parseQuantity(text)).toEqual({ kind: 'invalid' });
  },
);

test.each(['8690435488003', '40123455', '036000291452', '18690435488000', '8690435488003 adet'])(
  'USE-02 %j is a bar code, which is no quantity',
  (text) => {
    expect(parseQuantity(text)).toEqual({ kind: 'invalid' });
  },
);
