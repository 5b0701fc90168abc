import { expect, test } from 'vitest';
import { moveInGrid } from './moveInGrid.ts';

/** 0 1 2 3 / 4 5 6 7 / 8 9 */
const grid = { count: 10, columns: 4, pageRows: 2 };
const go = (key: string, at: number, ctrlKey = false) => moveInGrid({ key, ctrlKey }, at, grid);

test.each([
  ['ArrowRight', 3, 4],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 6, 6],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 9, 5],
  ['ArrowUp', 2, 2],
  ['PageDown', 0, 8],
  ['PageDown', 3, 7],
  ['PageUp', 9, 1],
  ['Home', 6, 4],
  ['End', 5, 7],
  ['End', 8, 9],
])('CAT-05 %s leads from %i to %i', (key, at, to) => expect(go(key, at)).toBe(to));

test('CAT-05 Ctrl+Home and Ctrl+End lead to the ends', () => {
  expect(go('Home', 6, true)).toBe(0);
  expect(go('End', 1, true)).toBe(9);
});

test('every other key, and an empty grid, lead nowhere', () => {
  expect(go('Enter', 1)).toBeUndefined();
  expect(go('toString', 1)).toBeUndefined();
  expect(moveInGrid({ key: 'End', ctrlKey: true }, 0, { ...grid, count: 0 })).toBeUndefined();
});
