import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import type { ListSource } from '@vitrin/api-client/calls/catalog';
import { productListQuery } from '@vitrin/api-client/queries/catalog';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { ResolvedCatalogQuery } from './catalogQuery.ts';

/** One page of the products of `source`. */
export function useProductList(identity: Identity, source: ListSource, query: ResolvedCatalogQuery) {
  const { page, field, sort, inStock } = query;
  return useQuery(productListQuery(api, identity, source, { page, field, sort, inStockOnly: inStock }));
}
