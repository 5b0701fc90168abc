import type { ListSource, ProductList } from '@vitrin/api-client/catalog/productList';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { useState } from 'react';
import type { ResolvedCatalogQuery } from './catalogQuery.ts';
import type { ListNames } from './listCrumbs.ts';

/** What is the same on every page of a list, and how many there are. */
export type ListFrame = ListNames & Pick<ProductList, 'brands' | 'pager'>;

/**
 * What stands around the products of a list: its own, or, while another page or order of it is on its way or could not be
 * had, what came with the page before; undefined before the first. So that nothing around the products goes and comes back,
 * and the keyboard's focus with it.
 *
 * @param list the page that is asked for, once it is there
 */
export function useListFrame(
  list: ProductList | undefined,
  identity: Identity,
  source: ListSource,
  { inStock, page }: ResolvedCatalogQuery,
): ListFrame | undefined {
  const key = JSON.stringify([identityKey(identity), source, inStock]);
  const [kept, keep] = useState<{ readonly key: string; readonly list: ProductList }>();
  if (list && !list.isEmpty && (kept?.list !== list || kept.key !== key)) keep({ key, list });
  if (list) return list;
  return kept?.key === key ? { ...kept.list, pager: { ...kept.list.pager, page } } : undefined;
}
