import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import cases from '../cases/tr-cases.json' with { type: 'json' };
import { readAmount } from './readAmount.ts';
import { sumAmounts, toMinorUnits } from './sumAmounts.ts';

const sums = cases.sum.map(([amounts, shown]) => ({ amounts: [amounts].flat(), shown }));

test.each(sums)('FMT-03 the sum of $amounts is $shown', ({ amounts, shown }) => {
  const read = amounts.map((amount) => readAmount(amount));
  expect(sumAmounts(read)).toBe(readAmount(shown));
});

test('FMT-03 a sum is exact to the last hundredth, in any order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e11, max: 1e11 }), { maxLength: 200 }), (units) => {
      const expected = units.reduce((sum, unit) => sum + unit, 0) / 100;
      expect(sumAmounts(units.map((unit) => unit / 100))).toBe(expected === 0 ? 0 : expected);
      expect(sumAmounts(units.map((unit) => unit / 100).toReversed())).toBe(expected === 0 ? 0 : expected);
    }),
  );
});

test.each([
  [1.005, 101],
  [1234.565, 123457],
  [-1.005, -101],
  [0.1 + 0.2, 30],
  [-0.001, 0],
  [1e-7, 0],
  [19.99, 1999],
])('%d is %d hundredths', (amount, units) => {
  expect(toMinorUnits(amount)).toBe(units);
});
