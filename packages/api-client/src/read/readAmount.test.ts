import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import cases from '../cases/tr-cases.json' with { type: 'json' };
import people from '../cases/real-use.json' with { type: 'json' };
import { readAmount, readQuantity, readRate } from './readAmount.ts';
import { toMinorUnits } from './toMinorUnits.ts';

/** Cases that the published list leaves open or refuses, and that are read here: both notations are understood. */
const settled: Record<string, number> = { '1234.56': 1234.56, '1,234.56': 1234.56 };

describe('readAmount', () => {
  test.each(cases.parseNumber)('%j is %j', (text, expected) => {
    const wanted = settled[String(text)] ?? (typeof expected === 'number' ? expected : undefined);
    expect(readAmount(text)).toBe(wanted);
  });

  test.each([
    ['1,234', 1234],
    ['1.234.567', 1234567],
    ['1,234,567.8', 1234567.8],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1234.567', 1234.567],
    ['34,1234', 34.1234],
    ['1.234,5678', 1234.5678],
    [',50', 0.5],
    ['−5,5', -5.5],
    ['$1,250.00', 1250],
    ['-₺1.234,50', -1234.5],
    ['₺-1.234,50', -1234.5],
    ['-$5.00', -5],
    ['99 USD', 99],
    ['1\u00A0234\u00A0567,5', 1234567.5],
    [-3.5, -3.5],
    ['0', 0],
  ])('%j is %d', (text, expected) => {
    expect(readAmount(text)).toBe(expected);
  });

  test.each([
    '1.234.56',
    '1.23.456',
    '12.34,5',
    '1 23',
    '5,',
    '.',
    '-',
    '--5',
    '1-2',
    '0x10',
    '1.234,56,7',
    NaN,
    Infinity,
    null,
  ])('%j is no amount', (value) => {
    expect(readAmount(value)).toBeUndefined();
  });

  test.each(people.amounts.map(([text, wanted]) => ({ text, wanted })))(
    'USE-12 $text is $wanted kuruş',
    ({ text, wanted }) => {
      const [, kurus = '', side] = /^(-?\d+)(?: (debit|credit))?$/.exec(String(wanted)) ?? [];
      const read = readAmount(text);
      const asCredit = readAmount(text, 'grouping', 'A');
      const units = [read, asCredit].map((amount) => amount && toMinorUnits(amount));
      const expected = kurus === '' ? undefined : Number(kurus);
      expect(units).toEqual(
        side === 'debit' ? [123456, -123456] : side === 'credit' ? [-123456, 123456] : [expected, expected],
      );
    },
  );

  test.each([
    ['1.234,56 TL (B)', 1234.56],
    ['(1.234,56 TL)', -1234.56],
    ['TL (1.234,56)', -1234.56],
    ['₺1.234,56-', -1234.56],
    ['1.234,56- TL', -1234.56],
    ['-1.234,56 TRY (A)', -1234.56],
    ['1.234,56 (A) TL', -1234.56],
    ['₺ 1.234,56 B', 1234.56],
    ['1.234,56 B USD', 1234.56],
    ['1.234,56 Lira', 1234.56],
    ['12,50 £', 12.5],
    ['1.250,00 GBP', 1250],
    ['\u200E-5,00', -5],
  ])('USE-12 %j is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  test.each([
    '-(5,00)',
    '(-5,00)',
    '-5,00-',
    '(5,00',
    '5,00)',
    '-5,00 (B)',
    '(5,00) B',
    '(B)',
    'B',
    '()',
    'TL',
  ])('USE-12 %j says two things, or nothing, and is no amount', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });

  test('a single separator with three digits is decimal among rates', () => {
    expect(readRate('34,123')).toBe(34.123);
    expect(readRate('34.123')).toBe(34.123);
    expect(readRate('1.234,5678')).toBe(1234.5678);
    expect(readRate(41.25)).toBe(41.25);
  });

  test.each([
    ['2,125', 2.125],
    ['12,750', 12.75],
    ['0,500', 0.5],
    ['1.500', 1500],
    ['1.234,567', 1234.567],
    ['1.234.567', 1234567],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['12', 12],
    [2.125, 2.125],
    ['iki', undefined],
  ])('a quantity %j is %j: a comma is decimal, a point groups', (text, expected) => {
    expect(readQuantity(text)).toBe(expected);
  });

  test('reads back every amount written in Turkish, English and plain notation', () => {
    const writers = [
      (amount: number) => amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 }),
      (amount: number) => amount.toLocaleString('en-US', { minimumFractionDigits: 2 }),
      (amount: number) => amount.toFixed(2),
      (amount: number) => amount.toFixed(2).replace('.', ','),
      (amount: number) => `${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2 })} TL`,
    ];
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...writers), (units, write) => {
        expect(readAmount(write(units / 100))).toBe(units / 100);
      }),
    );
  });

  test('never throws and never gives anything but a finite number', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.stringMatching(/^[-+0-9., ]{0,30}$/)), (value) => {
        const amount = readAmount(value);
        expect(amount === undefined || Number.isFinite(amount)).toBe(true);
      }),
    );
  });
});
