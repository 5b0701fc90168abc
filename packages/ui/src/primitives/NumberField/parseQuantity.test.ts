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
  ])('%j', (text, expected) => {
    expect(parseQuantity(text)).toEqual(expected);
  });

  test.each([
    '2,5',
    '2.5',
    '1,000',
    '1.00',
    '1.0000',
    '1000.000',
    '0.500',
    '.500',
    '1..000',
    '1.000,5',
    '-3',
    '−3',
    '+3',
    '1e3',
    '0x10',
    '12 adet',
    '1 000',
    '٣',
    '9'.repeat(20),
  ])('%j is an error, never cut', (text) => {
    expect(parseQuantity(text)).toEqual({ kind: 'invalid' });
  });

  test('reads back whatever it writes', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (n) => {
        expect(parseQuantity(formatQuantity(n))).toEqual(value(n));
        expect(parseQuantity(String(n))).toEqual(value(n));
      }),
    );
  });

  test('never throws and never guesses', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const isCount = /^(\d+|[1-9]\d{0,2}(\.\d{3})+)$/.test(text.trim());
        const { kind } = parseQuantity(text);
        expect(kind === 'value').toBe(
          isCount && Number.isSafeInteger(Number(text.trim().replaceAll('.', ''))),
        );
      }),
    );
  });
});
