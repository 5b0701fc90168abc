import { expect, test } from 'vitest';
import { isHeadingTo } from './isHeadingTo.ts';

const right = { left: 264, right: 528, top: 100, bottom: 500 };
const left = { left: 0, right: 264, top: 100, bottom: 500 };

test.each([
  ['down across entries, to its lower half', right, { x: 100, y: 120 }, { x: 130, y: 160 }, true],
  ['straight across', right, { x: 100, y: 120 }, { x: 110, y: 120 }, true],
  ['to its very corner', right, { x: 64, y: 100 }, { x: 164, y: 300 }, true],
  ['steeper than to its corner', right, { x: 64, y: 100 }, { x: 74, y: 200 }, false],
  ['down the column it came from', right, { x: 100, y: 120 }, { x: 100, y: 160 }, false],
  ['away from it', right, { x: 100, y: 120 }, { x: 80, y: 130 }, false],
  ['above it', right, { x: 100, y: 120 }, { x: 110, y: 90 }, false],
  ['to one on the left', left, { x: 400, y: 120 }, { x: 370, y: 160 }, true],
  ['away from one on the left', left, { x: 400, y: 120 }, { x: 430, y: 160 }, false],
  [
    'over it already, where the window has no room beside',
    right,
    { x: 300, y: 120 },
    { x: 310, y: 140 },
    false,
  ],
])('CAT-02 a mouse %s', (_name, box, from, at, expected) => {
  expect(isHeadingTo(box, from, at)).toBe(expected);
});
