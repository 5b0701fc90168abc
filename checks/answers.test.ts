import { expect, test } from 'vitest';
import { seed, tellPart } from './seededPart.ts';
import { findFlaw } from './answers/findFlaw.ts';
import { proveReaders } from './answers/proveReaders.ts';

test('FAIL-01 every reader makes something sound of 10,000 random answers and as many mutants', async () => {
  const { failures, ...figures } = await proveReaders(10_000, seed, 10);
  tellPart(`random answers to every reader: ${JSON.stringify(figures)}`);
  expect(failures.slice(0, 20)).toEqual([]);
  expect(figures.readers).toBeGreaterThan(20);
  expect(figures.operations).toBeGreaterThan(30);
}, 300_000);

test.each([
  { a: [Number.NaN] },
  { a: 1 / 0 },
  ['toplam: NaN'],
  { d: new Date(Number.NaN) },
  'x [object Object]',
])('a flaw like %j is seen', (value) => {
  expect(findFlaw(value, '')).toBeDefined();
});
