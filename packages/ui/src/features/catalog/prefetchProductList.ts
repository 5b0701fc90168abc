import type { QueryClient } from '@tanstack/react-query';
import type { ListSource } from '@vitrin/api-client/catalog/productList';
import type { Application } from '@vitrin/api-client/application/application';
import type { CatalogQuery } from './catalogQuery.ts';
import { resolveForShop } from './resolveForShop.ts';
import { productPageQuery } from './useProductList.ts';

/** Asks for the products a list will show, before it is there. Never rejects: a list asks again for what failed, and tells. */
export const prefetchProductList = (
  queries: QueryClient,
  application: Application,
  source: ListSource,
  query: CatalogQuery,
): Promise<void> =>
  queries.prefetchQuery(productPageQuery(application.identity, source, resolveForShop(query, application)));
