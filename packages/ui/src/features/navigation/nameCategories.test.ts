import { readCategories } from '@vitrin/api-client/navigation/categories';
import { expect, test } from 'vitest';
import { nameCategories } from './nameCategories.ts';

test('CAT-01 a category without a name has words to it all the same, at any depth', () => {
  const items = [{ id: 1, name: ' ', childs: [{ id: 2 }, { id: 3, name: 'Vana' }] }];
  const [category] = nameCategories(readCategories({ items }));
  expect([category, ...(category?.children ?? [])].map((one) => one?.name)).toEqual([
    'Adsız kategori',
    'Adsız kategori',
    'Vana',
  ]);
});
