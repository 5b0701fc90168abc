import { useQuery, useQueryClient } from '@tanstack/react-query';
import { basketQuery } from '@vitrin/api-client/basket/basket';
import type { Identity } from '@vitrin/api-client/identity';
import { useEffect, useRef } from 'react';
import { lineQueueOf } from './lineQueueOf.ts';

/** The basket and the queue of its changes; each basket that is read settles what the queue showed in its place. */
export function useBasket(identity: Identity) {
  const queue = lineQueueOf(useQueryClient(), identity);
  const basket = useQuery(basketQuery(identity));
  const readAt = basket.dataUpdatedAt;
  const seen = useRef(readAt);
  const lines = basket.data?.lines;
  useEffect(() => {
    // What was in the cache already may be older than what the queue knows.
    if (seen.current !== readAt) queue.sync(lines ?? [], readAt);
    seen.current = readAt;
  }, [queue, lines, readAt]);
  /** What was read before may not be true any more, and could not be read again. */
  const failure = basket.isError
    ? { isRetrying: basket.isFetching, onRetry: () => void basket.refetch() }
    : undefined;
  return { basket, queue, failure };
}
