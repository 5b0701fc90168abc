import { expect, test } from 'vitest';
import { toMinorUnits } from './toMinorUnits.ts';

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
