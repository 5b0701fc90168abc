import { queryOptions } from '@tanstack/react-query';
import { productApi } from '../calls/product.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** A product and its category. */
export const productQuery = (api: Api, identity: Identity, id: Id) =>
  queryOptions({
    queryKey: [identityKey(identity), 'product', String(id)],
    queryFn: ({ signal }) => productApi(api).get(id, signal),
    staleTime: fresh.catalogue,
    ...once,
  });

/** Stock of a product by warehouse. */
export const stockLocationsQuery = (api: Api, identity: Identity, id: Id) =>
  queryOptions({
    queryKey: [identityKey(identity), 'product', String(id), 'stock'],
    queryFn: ({ signal }) => productApi(api).stockLocations(id, signal),
    staleTime: fresh.catalogue,
    ...once,
  });

/** Lists beside a product: what is sold in its place, and what is bought together with it. */
export type RelatedList = 'alternatif' | 'birlikte';

/** Key of a related list, for `productSliderQuery`. */
export const relatedListKey = (list: RelatedList, id: Id) => `product.${list}.${id}`;
