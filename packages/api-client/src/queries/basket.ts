import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { basketApi, type AddLine, type LineChange, type OrderRequest } from '../calls/basket.ts';
import type { BasketBefore } from '../calls/wasAdded.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Key under which everything of the basket lies, its count included: invalidated after every write. */
export const basketKey = (identity: Identity) => [identityKey(identity), 'basket'] as const;

/** The basket. */
export const basketQuery = (api: Api, identity: Identity) =>
  queryOptions({
    queryKey: [...basketKey(identity), 'rows'],
    queryFn: ({ signal }) => basketApi(api).get(signal),
    staleTime: fresh.never,
    ...once,
  });

/** Number of rows in the basket. */
export const basketCountQuery = (api: Api, identity: Identity) =>
  queryOptions({
    queryKey: [...basketKey(identity), 'count'],
    queryFn: ({ signal }) => basketApi(api).count(signal),
    staleTime: fresh.never,
    ...once,
  });

/** Adds from the product page, which goes to the basket afterwards. */
export const addToBasketMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (line: AddLine) => basketApi(api).add(line),
    ...once,
  });

/** What is known of the basket without asking: of what was written since nothing is. */
export function knownBasket(queries: QueryClient, api: Api, identity: Identity): BasketBefore {
  const rows = queries.getQueryState(basketQuery(api, identity).queryKey);
  if (rows?.data && !rows.isInvalidated) return rows.data.lines;
  const count = queries.getQueryState(basketCountQuery(api, identity).queryKey);
  return count?.isInvalidated ? undefined : count?.data;
}

/** Adds lines; the user stays. */
export const addProductsMutation = (api: Api, identity: Identity) =>
  mutationOptions({
    mutationFn: (lines: readonly AddLine[], { client }) =>
      basketApi(api).addProducts(lines, undefined, knownBasket(client, api, identity)),
    ...once,
  });

/** Changes the quantity of a row. */
export const updateLineMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (change: LineChange) => basketApi(api).update(change),
    ...once,
  });

/** Removes a row. */
export const removeLineMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ basketId, rowId }: { readonly basketId: Id; readonly rowId: Id }) =>
      basketApi(api).remove(basketId, rowId),
    ...once,
  });

/** Turns the basket into an order; gives the order's id. */
export const orderMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (request: OrderRequest) => basketApi(api).order(request),
    ...once,
  });
