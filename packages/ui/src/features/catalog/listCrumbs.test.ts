import { readProductList } from '@vitrin/api-client/catalog/productList';
import { describe, expect, test } from 'vitest';
import { listCrumbs, listTabTitle, listTitle } from './listCrumbs.ts';

const list = readProductList({
  stoks: [],
  noRecord: true,
  marka: { id: 4, ad: 'Torka' },
  category: { id: 3, displayName: 'El Aletleri' },
});
const nothing = readProductList({ stoks: [], noRecord: true });
const trail = (...args: Parameters<typeof listCrumbs>) => listCrumbs(...args).map(({ title }) => title);

describe('LIST-09 the trail of a list by its kind', () => {
  test('a category', () => {
    expect(trail({ type: 'catalog', id: 3 }, list)).toEqual(['Kategoriler', 'El Aletleri']);
    expect(trail({ type: 'catalog', id: 3 }, undefined)).toEqual(['Kategoriler']);
  });

  test('a search', () => {
    expect(trail({ type: 'search', q: 'vida' }, list)).toEqual(['Arama Sonuçları']);
    expect(listTitle({ type: 'search', q: 'vida' }, undefined)).toContain('vida');
  });

  test('USE-01 the tab of a search begins with what was searched for, that of a list with its name', () => {
    expect(listTabTitle({ type: 'search', q: ' vida ' }, undefined)).toBe('vida – Arama Sonuçları');
    expect(listTabTitle({ type: 'search', q: '' }, undefined)).toBe('Arama Sonuçları');
    expect(listTabTitle({ type: 'catalog', id: 3 }, list)).toBe('El Aletleri');
    expect(listTabTitle({ type: 'catalog', id: 3 }, undefined)).toBe('');
  });

  test('all products', () => expect(trail({ type: 'all' }, list)).toEqual(['Tüm Ürünler']));

  test('a brand, with its category where it has one', () => {
    const source = { type: 'brand', id: 4, categoryId: 3 } as const;
    expect(trail(source, list)).toEqual(['Markalar', 'Torka', 'El Aletleri']);
    expect(trail(source, { ...list, category: undefined })).toEqual(['Markalar', 'Torka']);
    expect(trail(source, nothing)).toEqual(['Markalar']);
  });
});
