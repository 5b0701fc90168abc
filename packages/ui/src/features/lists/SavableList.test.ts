import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSavable } from './SavableList.ts';
import { readKeptList } from './store/KeptList.ts';

const lines = fc.array(
  fc.record({
    code: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('A', ' a', 'İ', 'ı', 'K'.repeat(200), 'K'.repeat(201)),
    ),
    quantity: fc.oneof(fc.constant(undefined), fc.double(), fc.integer({ min: -1, max: 2_000_000_000 })),
  }),
);

test('LSTS-01 LSTS-06 what is taken of lines is read again by the next page; what could not be is counted', () => {
  fc.assert(
    fc.property(lines, (any) => {
      const { rows } = readSavable(any);
      expect(readKeptList({ id: 'a', name: 'A', rows })?.rows).toEqual(rows);
    }),
  );
  const taken = [
    ['A-1', 999_999_999],
    ['K'.repeat(200), 1],
  ] as const;
  const left = [
    ['A-2', 1_000_000_000],
    ['K'.repeat(201), 1],
    ['', 1],
    ['A-3', 0],
    ['A-4', 1.5],
    ['A-5', undefined],
  ] as const;
  expect(readSavable([...taken, ...left].map(([code, quantity]) => ({ code, quantity })))).toEqual({
    rows: taken.map(([code, quantity]) => ({ code, quantity })),
    skipped: left.length,
  });
});
