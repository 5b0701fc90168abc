import { queryOptions } from '@tanstack/react-query';
import { paymentApi, type InstalmentQuery } from '../calls/payment.ts';
import { maskCardNumber } from '../calls/paymentPayload.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Instalment options. Neither the key nor the call holds the card number, and nothing is kept once nobody looks. */
export const instalmentsQuery = (api: Api, identity: Identity, query: InstalmentQuery) => {
  const masked = { ...query, cardNumber: maskCardNumber(query.cardNumber) };
  return queryOptions({
    queryKey: [identityKey(identity), 'payment', 'instalments', masked],
    queryFn: ({ signal }) => paymentApi(api).instalments(masked, signal),
    staleTime: fresh.never,
    gcTime: 0,
    ...once,
  });
};
