import { expect, test } from 'vitest';
import { keyedRows } from './keyedRows.ts';

const keysOf = (...ids: readonly number[]) => keyedRows(ids, String).map(({ key }) => key);

test('a row keeps its key wherever it goes, and one that is there twice has two', () => {
  expect(keysOf(7, 8, 9)).toEqual(['7', '8', '9']);
  expect(keysOf(9, 8)).toEqual(['9', '8']);
  expect(keysOf(7, 8, 7, 7)).toEqual(['7', '8', '7 again', '7 again again']);
});
