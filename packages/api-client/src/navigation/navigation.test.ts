import { expect, test } from 'vitest';
import { type Category, maxCategoryDepth, readCategories } from './categories.ts';
import { readMenu } from './menu.ts';

test('MENU-02 MENU-03 entries keep their addresses as they are; children may be missing', () => {
  const menu = readMenu([
    {
      id: 1,
      displayName: 'Raporlar',
      url: '',
      cssClass: 'x',
      childs: [{ id: 11, displayName: 'Ekstre', url: '/report/hesapekstresi' }, { id: 12 }],
    },
    { id: 2, displayName: 'Blog', url: 'javascript:alert(1)', childs: null },
    { id: 3, url: '/adsiz' },
  ]);
  expect(menu).toEqual([
    {
      id: 1,
      label: 'Raporlar',
      url: '',
      cssClass: 'x',
      children: [{ id: 11, label: 'Ekstre', url: '/report/hesapekstresi', cssClass: '' }],
    },
    { id: 2, label: 'Blog', url: 'javascript:alert(1)', cssClass: '', children: [] },
  ]);
});

test('CAT-01 the tree keeps its order and its levels', () => {
  const items = [
    {
      id: 1,
      name: 'El Aletleri',
      icon: 'fa-solid fa-wrench',
      stokNotId: 41,
      current: true,
      childs: [
        { id: 11, name: 'Anahtarlar' },
        { id: 12, name: 'Çekiçler', childs: [{ id: 121, name: 'Balyoz' }] },
      ],
    },
    { id: 2, name: 'Aydınlatma', childs: null },
  ];
  const leaf = { icon: '', iconId: '', isCurrent: false, children: [] };
  expect(readCategories({ items })).toEqual([
    {
      id: 1,
      name: 'El Aletleri',
      icon: 'fa-solid fa-wrench',
      iconId: 41,
      isCurrent: true,
      children: [
        { ...leaf, id: 11, name: 'Anahtarlar' },
        { ...leaf, id: 12, name: 'Çekiçler', children: [{ ...leaf, id: 121, name: 'Balyoz' }] },
      ],
    },
    { ...leaf, id: 2, name: 'Aydınlatma' },
  ]);
});

function depthOf(categories: readonly Category[]): number {
  return categories.reduce((deepest, { children }) => Math.max(deepest, 1 + depthOf(children)), 0);
}

test('a tree of any depth is read as far as it can be shown', () => {
  let childs: unknown[] = [];
  for (let id = 100_000; id > 0; id -= 1) childs = [{ id, name: 'x', childs }];
  expect(depthOf(readCategories({ items: childs }))).toBe(maxCategoryDepth);
});

test('a tree that contains itself ends', () => {
  const root: { id: number; name: string; childs: unknown[] } = { id: 1, name: 'x', childs: [] };
  root.childs.push(root, { id: 2, name: 'y', childs: [root] });
  expect(readCategories({ items: [root] })).toMatchObject([{ id: 1, children: [{ id: 2, children: [] }] }]);
});

test('the same id twice is two categories', () => {
  expect(
    readCategories({
      items: [
        { id: 1, name: 'a' },
        { id: 1, name: 'a' },
      ],
    }),
  ).toHaveLength(2);
});
