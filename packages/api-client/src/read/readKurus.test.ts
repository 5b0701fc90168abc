import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKurus } from './readKurus.ts';

/** How accounting programs write an amount that is on the other side. */
const negatives: readonly ((digits: string) => string)[] = [
  (digits) => `-${digits}`,
  (digits) => `${digits}-`,
  (digits) => `(${digits})`,
  (digits) => `\u2212${digits}`,
  (digits) => `${digits} (A)`,
  (digits) => `${digits} A`,
  (digits) => `-${digits} TL`,
  (digits) => `TRY ${digits}-`,
  (digits) => `(${digits}) ₺`,
  (digits) => `${digits} TL (A)`,
  (digits) => `${digits} (A) TL`,
];
const positives: readonly ((digits: string) => string)[] = [
  (digits) => digits,
  (digits) => `+${digits}`,
  (digits) => `${digits} (B)`,
  (digits) => `${digits} B`,
  (digits) => `${digits} lira`,
  (digits) => `USD ${digits}`,
];

/** `123456` is `1.234,56`, written by its digits, so that no number takes part. */
function written(kurus: number): string {
  const digits = String(kurus).padStart(3, '0');
  return `${digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')},${digits.slice(-2)}`;
}

test('LEDG-01 every amount to 70 trillion is read to the kuruş, whatever its sign looks like', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7e15 }),
      fc.constantFrom(...negatives),
      fc.constantFrom(...positives),
      (kurus, negative, positive) => {
        expect(readKurus(positive(written(kurus)))).toBe(kurus);
        expect(readKurus(negative(written(kurus)))).toBe(-kurus);
        expect(readKurus(kurus / 100)).toBe(kurus);
      },
    ),
    { numRuns: 1000 },
  );
});

test.each([
  ['10,005', 10_005_00],
  ['10,0050', 1001],
  ['-10,0050', -1001],
  [1.005, 101],
  ['0,00-', 0],
  ['(0,00)', 0],
])('%j is %d kuruş', (value, kurus) => {
  expect(readKurus(value)).toBe(kurus);
});

test('what stands on the other side is negative for whoever asks from there', () => {
  expect(readKurus('5,00 (B)', 'A')).toBe(-500);
  expect(readKurus('5,00 (A)', 'A')).toBe(500);
});

test.each(['', '-', '#DEĞER!', '1.2.3,4', '5,00 (B) (A)', '99999999999999999,00', NaN, undefined, {}])(
  'LEDG-01 %j is no amount, and not nothing',
  (value) => {
    expect(readKurus(value)).toBeUndefined();
  },
);
