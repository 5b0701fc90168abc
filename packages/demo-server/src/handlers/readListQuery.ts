import type { ListDirection, ListQuery, ListSort } from '../shop/catalogue/Catalogue.ts';

/** What the legacy shop puts on a page. */
export const pageSize = 24;

const sorts: readonly ListSort[] = ['fiyat', 'ad', 'id'];
const directions: readonly ListDirection[] = ['asc', 'desc'];

/** Reads page, sort, direction and stock filter of a list's address; what is missing or unknown counts as not asked. */
export function readListQuery(address: string): ListQuery {
  const query = new URL(address).searchParams;
  const sort = sorts.find((name) => name === query.get('f'));
  const dir = directions.find((name) => name === query.get('d'));
  return {
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    pageSize,
    inStock: query.get('instock') === 'true',
    ...(sort ? { sort } : {}),
    ...(dir ? { dir } : {}),
  };
}
