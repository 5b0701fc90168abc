import { expect, test } from 'vitest';
import { createScanRule } from './createScanRule.ts';

/** What counts of frames at times: `[ms, codes in sight]`. */
function counted(frames: readonly (readonly [number, string])[]): string {
  const rule = createScanRule();
  const read = frames.map(([time, codes]) => rule.read(codes === '' ? [] : codes.split(' '), time));
  return read.map((codes) => codes.join(' ')).join('|');
}

test.each([
  [
    'once, however long it is held',
    'A|||',
    [
      [0, 'A'],
      [1400, 'A'],
      [2800, 'A'],
      [4200, 'A'],
    ],
  ],
  [
    'once, however long a frame takes',
    'A||',
    [
      [0, 'A'],
      [4000, 'A'],
      [8000, 'A'],
    ],
  ],
  [
    'again after 1.5 s out of sight',
    'A||||A',
    [
      [0, 'A'],
      [100, ''],
      [1499, 'A'],
      [1600, ''],
      [2999, 'A'],
    ],
  ],
  [
    'again after another one',
    'A|B|A|B',
    [
      [0, 'A'],
      [300, 'B'],
      [600, 'A'],
      [1100, 'B'],
    ],
  ],
  [
    'once of two in sight',
    'A B||',
    [
      [0, 'A B'],
      [100, 'A B'],
      [200, 'B A'],
    ],
  ],
  [
    'once where a frame misses one now and then',
    'A|B|||',
    [
      [0, 'A'],
      [100, 'B'],
      [200, 'A'],
      [300, 'A B'],
      [400, 'B'],
    ],
  ],
  [
    'once where another one comes beside it',
    'A|B||',
    [
      [0, 'A'],
      [700, 'A B'],
      [1400, 'A B'],
      [2100, 'A'],
    ],
  ],
  ['once of two equal labels', 'A', [[0, 'A A']]],
] as const)('WARE-01 a code counts %s', (_, result, frames) => {
  expect(counted(frames)).toBe(result);
});
