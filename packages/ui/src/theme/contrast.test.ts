import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastRatio([11, 96, 102], [11, 96, 102])).toBe(1);
});

test('the order of the two does not matter', () => {
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
  expect(contrastRatio([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
});
