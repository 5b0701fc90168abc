import { describe, expect, test } from 'vitest';
import { readCatalogQuery, resolveCatalogQuery, writeCatalogQuery } from './catalogQuery.ts';

const read = (text: string) => readCatalogQuery(new URLSearchParams(text));

describe('LIST-05 page, sort, field and instock live in the address', () => {
  test('are read', () => {
    expect(read('page=3&sort=desc&field=fiyat&instock=true')).toEqual({
      page: 3,
      sort: 'desc',
      field: 'fiyat',
      inStock: true,
    });
  });

  test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'sort=up', 'field=stok', 'instock=1'])(
    '%j says nothing that could be believed',
    (text) => expect(read(text)).toEqual({ page: 1 }),
  );

  test('are written beside what else the address holds, and read back', () => {
    const query = { page: 2, sort: 'asc', field: 'ad', inStock: false } as const;
    const written = writeCatalogQuery(query, new URLSearchParams('q=vida&page=9'));
    expect(written.get('q')).toBe('vida');
    expect(readCatalogQuery(written)).toEqual(query);
    expect(writeCatalogQuery({ page: 1 }, written).toString()).toBe('q=vida');
  });
});

describe('LIST-03 LIST-04 what the address leaves open', () => {
  const none = { field: '', order: '', inStock: false };

  test('is the shop’s default', () => {
    expect(resolveCatalogQuery({ page: 1 }, { field: 'Fiyat', order: 'DESC', inStock: true })).toEqual({
      page: 1,
      field: 'fiyat',
      sort: 'desc',
      inStock: true,
    });
  });

  test('is newest first where the shop has none', () => {
    expect(resolveCatalogQuery({ page: 1 }, none)).toEqual({
      page: 1,
      field: 'id',
      sort: 'desc',
      inStock: false,
    });
    expect(resolveCatalogQuery({ page: 1, field: 'ad' }, none).sort).toBe('asc');
  });

  test('never overrides the address', () => {
    const query = { page: 4, field: 'ad', sort: 'desc', inStock: false } as const;
    expect(resolveCatalogQuery(query, { field: 'fiyat', order: 'asc', inStock: true })).toEqual(query);
  });
});
