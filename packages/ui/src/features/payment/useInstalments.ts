import { useQuery } from '@tanstack/react-query';
import {
  type InstalmentQuery,
  instalmentsQuery,
  maskCardNumber,
} from '@vitrin/api-client/payment/instalments';
import type { Identity } from '@vitrin/api-client/identity';
import { useState } from 'react';

const nothing: InstalmentQuery = { price: 0, addsCommission: false, cardNumber: '' };

/**
 * The instalment options of a card and an amount, once they are asked for. What was asked is forgotten with `discard`, so
 * an answer that comes late is nobody's any more; what was asked of another amount is `isOutdated` and says nothing of this
 * one. Of the card only the first eight digits are kept.
 * @param price lira
 */
export function useInstalments(identity: Identity, price: number | undefined) {
  const [last, setAsked] = useState<InstalmentQuery>();
  const asked = last?.price === price ? last : undefined;
  const answer = useQuery({
    ...instalmentsQuery(identity, asked ?? nothing),
    enabled: asked !== undefined,
    // Amounts must not change under the finger that is about to pay them.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    banks: asked && answer.data,
    isOutdated: price !== undefined && last !== undefined && asked === undefined,
    isLoading: asked !== undefined && answer.isFetching,
    hasFailed: asked !== undefined && answer.isError && !answer.isFetching,
    ask: (query: InstalmentQuery) => {
      const masked = { ...query, cardNumber: maskCardNumber(query.cardNumber) };
      if (asked) void answer.refetch();
      else setAsked(masked);
    },
    discard: () => setAsked(undefined),
  };
}
