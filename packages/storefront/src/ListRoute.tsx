import type { QueryClient } from '@tanstack/react-query';
import type { ListSource } from '@vitrin/api-client/catalog/productList';
import type { Application } from '@vitrin/api-client/application/application';
import { readCatalogQuery, writeCatalogQuery, type CatalogQuery } from '@vitrin/ui/catalog-query';
import { prefetchProductList } from '@vitrin/ui/prefetch-product-list';
import { ProductList, type ProductListProps } from '@vitrin/ui/screens/ProductList';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSearch } from './useSearch.ts';

/** A list whose page, order and filter are the address; they replace it, so that Back leaves the list. */
export function ListRoute({ source }: Pick<ProductListProps, 'source'>) {
  const params = useSearch();
  const navigate = useNavigate();
  // The router renders in a transition; a box that is ticked must show its tick at once.
  const [query, showQuery] = useOptimistic(readCatalogQuery(params));
  const hrefFor = (next: CatalogQuery) => `?${writeCatalogQuery(next, params)}`;
  const change = (next: CatalogQuery) =>
    startTransition(() => {
      showQuery(next);
      void navigate(hrefFor(next), { replace: true });
    });
  return <ProductList source={source} query={query} onQueryChange={change} hrefFor={hrefFor} />;
}

/** Asks for the products of a list at the address's page, order and filter. Never rejects. */
export const prefetchList = (
  queries: QueryClient,
  application: Application,
  source: ListSource,
  search: URLSearchParams,
): Promise<void> => prefetchProductList(queries, application, source, readCatalogQuery(search));
