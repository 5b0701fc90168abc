import { expect, test } from 'vitest';
import { isSameJson } from './isSameJson.ts';

test.each([
  [{ a: 1, b: { c: [1, 2], d: null } }, { b: { d: null, c: [1, 2] }, a: 1 }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: '1' }, { a: 1 }, false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [null, undefined, false],
  ['x', 'x', true],
])('%j and %j', (one, other, isSame) => {
  expect(isSameJson(one, other)).toBe(isSame);
});
