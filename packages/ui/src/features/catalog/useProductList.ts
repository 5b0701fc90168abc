import { useQuery } from '@tanstack/react-query';
import { type ListSource, productListQuery } from '@vitrin/api-client/catalog/productList';
import { fresh } from '@vitrin/api-client/queries/queryDefaults';
import type { Identity } from '@vitrin/api-client/identity';
import type { ResolvedCatalogQuery } from './catalogQuery.ts';

/** One page of the products of `source`, as it is asked for. */
export const productPageQuery = (
  identity: Identity,
  source: ListSource,
  { page, field, sort, inStock }: ResolvedCatalogQuery,
) => productListQuery(identity, source, { page, field, sort, inStockOnly: inStock });

/**
 * One page of the products of `source`; of none, nothing is asked.
 * @param isChanged what is there is shown while it is asked for again, however fresh
 */
export const useProductList = (
  identity: Identity,
  source: ListSource | undefined,
  query: ResolvedCatalogQuery,
  isChanged: boolean,
) =>
  useQuery({
    ...productPageQuery(identity, source ?? { type: 'all' }, query),
    enabled: source !== undefined,
    staleTime: isChanged ? fresh.never : fresh.catalogue,
  });
