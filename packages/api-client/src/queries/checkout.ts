import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { isApiError } from '../apiError.ts';
import { checkoutApi } from '../calls/checkout.ts';
import type { CheckoutChoice } from '../calls/finishPayload.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';
import { readNow } from './readNow.ts';

/** Delivery and payment choices of an order. */
export const checkoutQuery = (api: Api, identity: Identity, orderId: Id) =>
  queryOptions({
    queryKey: [identityKey(identity), 'checkout', String(orderId)],
    queryFn: ({ signal }) => checkoutApi(api).get(orderId, signal),
    staleTime: fresh.never,
    ...once,
  });

/**
 * Reads an order's checkout for a write that depends on it; it goes on when the screen that shows it is left, for which it
 * has no signal.
 */
export const readCheckoutNow = (queries: QueryClient, api: Api, identity: Identity, orderId: Id) =>
  readNow(queries, {
    ...checkoutQuery(api, identity, orderId),
    queryFn: () => checkoutApi(api).get(orderId),
  });

/** Whether an order can be finished, as the server says now: of one that cannot, it says so or answers 404. */
export const isCheckoutOpen = (queries: QueryClient, api: Api, identity: Identity, orderId: Id) =>
  readCheckoutNow(queries, api, identity, orderId).then(
    ({ isNotFound }) => !isNotFound,
    (error: unknown) => {
      if (isApiError(error, 'notFound')) return false;
      throw error;
    },
  );

/** Finishes an order. */
export const finishMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ orderId, choice }: { readonly orderId: Id; readonly choice: CheckoutChoice }) =>
      checkoutApi(api).finish(orderId, choice),
    ...once,
  });
