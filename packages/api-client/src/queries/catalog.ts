import { queryOptions } from '@tanstack/react-query';
import { catalogApi, type ListQuery, type ListSource } from '../calls/catalog.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { catalogKey } from './catalogKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** A page of products. */
export const productListQuery = (api: Api, identity: Identity, source: ListSource, query: ListQuery) =>
  queryOptions({
    queryKey: [...catalogKey(identity), sourceKey(source), query],
    queryFn: ({ signal }) => catalogApi(api).list(source, query, signal),
    staleTime: fresh.catalogue,
    ...once,
  });

/** An id from an address is text and one from an answer a number: they name the same list. */
function sourceKey(source: ListSource): readonly string[] {
  switch (source.type) {
    case 'catalog':
      return ['catalog', String(source.id)];
    case 'brand':
      return ['brand', String(source.id), String(source.categoryId)];
    case 'search':
      return ['search', source.q];
    default:
      return ['all'];
  }
}
