import type { Api, Send } from '../client.ts';
import type { Id } from '../read/readId.ts';
import { isRecord, readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readProductList, type ProductList } from '../read/readProductList.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { timeLimit } from '../timeLimit.ts';
import { pathId } from './pathId.ts';
import { writeQuery } from './writeQuery.ts';

/** Which products are listed. */
export type ListSource =
  | { readonly type: 'catalog'; readonly id: Id }
  | { readonly type: 'brand'; readonly id: Id; readonly categoryId: Id }
  | { readonly type: 'search'; readonly q: string }
  | { readonly type: 'all' };

/** Which page of them, in which order. */
export interface ListQuery {
  /** From 1. */
  readonly page: number;
  readonly field: 'fiyat' | 'ad' | 'id';
  readonly sort: 'asc' | 'desc';
  readonly inStockOnly: boolean;
}

/** Product lists of a category, a brand, a search, or everything. */
export const catalogApi = (api: Api) => ({
  /** GET of the list path of `source`. */
  list: async (source: ListSource, query: ListQuery, signal?: AbortSignal): Promise<ProductList> =>
    api.read(sendList(source, query), (body) => expectProductList(body, query.page), {
      signal,
      limit: source.type === 'search' ? timeLimit.search : timeLimit.read,
    }),
});

/** A page and its order as every list of the contract takes them. */
export const listParams = ({ page, sort, field, inStockOnly }: ListQuery) => ({
  page,
  d: sort,
  f: field,
  ...(inStockOnly && { instock: true }),
});

function sendList(source: ListSource, order: ListQuery): Send<Schemas['ProductList']> {
  const query = listParams(order);
  if (source.type === 'catalog') {
    const path = { id: pathId(source.id) };
    return (client, init) => client.GET('/catalog/{id}', { ...init, params: { path, query } });
  }
  if (source.type === 'brand') {
    const path = { id: pathId(source.id), categoryId: pathId(source.categoryId) };
    return (client, init) => client.GET('/brand/{id}/{categoryId}', { ...init, params: { path, query } });
  }
  if (source.type === 'search') {
    const q = writeQuery(source.q);
    return (client, init) => client.GET('/search/', { ...init, params: { query: { q, ...query } } });
  }
  return (client, init) => client.GET('/product/all/', { ...init, params: { query } });
}

/** An answer without products must say so, or it would pass for an empty list. */
function expectProductList(body: Wire<Schemas['ProductList']>, page: number): ProductList | undefined {
  if (!isRecord(body)) return undefined;
  const products = readField(body, 'stoks');
  const list = readProductList(body, page);
  const isComplete = products === null || Array.isArray(products);
  return isComplete || (products === undefined && readFlag(readField(body, 'noRecord'))) ? list : undefined;
}
