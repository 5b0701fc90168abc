import type { Category } from '@vitrin/api-client/navigation/categories';
import { expect, test } from 'vitest';
import { findTrail } from './findTrail.ts';

const category = (id: number, children: readonly Category[] = [], isCurrent = false): Category => ({
  id,
  name: `Kategori ${id}`,
  icon: '',
  iconId: id,
  isCurrent,
  children,
});
const tree = [category(1, [category(2)]), category(3, [category(4, [category(5, [], true)])])];
const trailOf = (shown?: number | string) => findTrail(tree, shown).map(({ id }) => id);

test('CAT-01 the way down to the category of the address, whatever the server marks', () => {
  expect(trailOf(2)).toEqual([1, 2]);
  expect(trailOf('4')).toEqual([3, 4]);
  expect(trailOf(99)).toEqual([]);
});

test('CAT-01 without an address the mark of the server decides', () => {
  expect(trailOf()).toEqual([3, 4, 5]);
  expect(findTrail([category(1)])).toEqual([]);
});
