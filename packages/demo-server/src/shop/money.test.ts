import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideHalfUp, formatAmount, formatMoney, percentOf, toTry } from './money.ts';

const amounts = fc.integer({ min: -(2 ** 45), max: 2 ** 45 });

describe('divideHalfUp', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -3],
    [49, 100, 0],
    [50, 100, 1],
    [149, 100, 1],
    [7, 7, 1],
    [0, 9, 0],
  ])('%d / %d is %d', (numerator, denominator, expected) => {
    expect(divideHalfUp(numerator, denominator)).toBe(expected);
  });

  test('is exact: never more than half a unit off, and the half goes away from zero', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 20_000 }), (numerator, denominator) => {
        const [n, d] = [BigInt(numerator), BigInt(denominator)];
        const rest = 2n * (n - BigInt(divideHalfUp(numerator, denominator)) * d);
        const away = numerator < 0 ? -rest : rest;
        expect(away >= -d && away < d).toBe(true);
      }),
    );
  });
});

test('VAT of half a kuruş is rounded up', () => {
  expect(percentOf(25, 10)).toBe(3);
  expect(percentOf(24, 10)).toBe(2);
  expect(percentOf(1_999_99, 20)).toBe(40_000);
});

describe('toTry', () => {
  test('rounds half up to the kuruş', () => {
    expect(toTry(100, 478_463)).toBe(4785);
    expect(toTry(1, 415_000)).toBe(42);
    expect(toTry(-1, 415_000)).toBe(-42);
    expect(toTry(987_654_321, 10_000)).toBe(987_654_321);
  });

  test('agrees with exact arithmetic beyond 2⁵³', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 40 }),
        fc.integer({ min: 1, max: 2_000_000 }),
        (amount, rate) => {
          const exact = BigInt(amount) * BigInt(rate);
          const rest = exact - BigInt(toTry(amount, rate)) * 10_000n;
          expect(rest >= -5_000n && rest < 5_000n).toBe(true);
        },
      ),
    );
  });
});

describe('formatAmount', () => {
  test.each([
    [0, '0,00'],
    [5, '0,05'],
    [-5, '-0,05'],
    [99_999, '999,99'],
    [100_000, '1.000,00'],
    [123_456_705, '1.234.567,05'],
    [-123_456_705, '-1.234.567,05'],
  ])('%d is %s', (amount, expected) => {
    expect(formatAmount(amount)).toBe(expected);
  });

  test('FMT-01 agrees with the Turkish locale', () => {
    const turkish = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).filter((amount) => amount !== 0),
        (amount) => {
          expect(formatAmount(amount)).toBe(turkish.format(amount / 100));
        },
      ),
    );
  });
});

test('the lira is TL, other currencies keep their code', () => {
  expect(formatMoney(150_050, 'TRY')).toBe('1.500,50 TL');
  expect(formatMoney(990, 'USD')).toBe('9,90 USD');
});
