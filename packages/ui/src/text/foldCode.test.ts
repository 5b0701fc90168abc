import { expect, test } from 'vitest';
import { readAsAmerican } from './foldCode.ts';

test.each([
  ['KT*100.2', 'KT-100/2'],
  ['ABç12', 'AB.12'],
  ['ı*5', 'i-5'],
])('USE-02 an American scanner under a Turkish keyboard writes %j for %j', (typed, code) =>
  expect(readAsAmerican(typed)).toBe(code),
);

test.each(['8690435488003', 'KT-100/2', 'çekiç', 'matkap ucu', ''])('%j is no such code', (text) =>
  expect(readAsAmerican(text)).toBeUndefined(),
);
