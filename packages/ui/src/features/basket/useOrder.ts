import { useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import type { Id } from '@vitrin/api-client/read/readId';
import { useState } from 'react';
import { orderWords } from './basketWords.ts';
import { createOrdering, isOrderOpen, type OrderState } from './createOrdering.ts';
import { lineQueueOf } from './lineQueueOf.ts';

/**
 * Turns the basket into an order, once; `onOrdered` is told the order's id. Outlives the rows: an order without an answer
 * may have emptied the basket. An order that was left open by a reload is open here, too.
 */
export function useOrder(identity: Identity, onOrdered: (orderId: string) => void) {
  const queries = useQueryClient();
  const [state, show] = useState<OrderState>(() =>
    isOrderOpen(browserOnce(), identity)
      ? { kind: 'unknown', message: orderWords.unanswered }
      : { kind: 'idle' },
  );
  const [ordering] = useState(() =>
    createOrdering({
      api,
      queries,
      identity,
      queue: () => lineQueueOf(queries, identity),
      once: browserOnce(),
      show,
    }),
  );
  const tell = (orderId: string | undefined) => orderId !== undefined && onOrdered(orderId);
  return {
    state,
    order: (basketId: Id, note: string) => void ordering.order(basketId, note).then(tell),
    check: () => void ordering.check().then(tell),
  };
}

/** How an order stands and what can be done about it. */
export type Ordering = ReturnType<typeof useOrder>;
