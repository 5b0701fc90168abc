import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { checkoutApi } from '../calls/checkout.ts';
import type { CheckoutChoice } from '../calls/finishPayload.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import type { Id } from '../read/readId.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Delivery and payment choices of an order. */
export const checkoutQuery = (api: Api, identity: Identity, orderId: Id) =>
  queryOptions({
    queryKey: [identityKey(identity), 'checkout', String(orderId)],
    queryFn: ({ signal }) => checkoutApi(api).get(orderId, signal),
    staleTime: fresh.never,
    ...once,
  });

/** Finishes an order. */
export const finishMutation = (api: Api) =>
  mutationOptions({
    mutationKey: ['checkout', 'finish'],
    mutationFn: ({ orderId, choice }: { readonly orderId: Id; readonly choice: CheckoutChoice }) =>
      checkoutApi(api).finish(orderId, choice),
    ...once,
  });
