import { useQueryClient } from '@tanstack/react-query';
import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';
import { useState } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../primitives/useHasNavigatedAway.ts';
import { orderTaken, orderWords } from './basketWords.ts';
import { createOrdering, type OrderState } from './createOrdering.ts';
import { lineQueueOf } from './lineQueueOf.ts';
import { isOrderOpen } from './orderRecord.ts';

/**
 * Turns the basket into an order, once; `onOrdered` is told the order's id. Outlives the rows: an order without an answer
 * may have emptied the basket. An order that was left open by a reload is open here, too. Who has gone to another screen
 * meanwhile is told by a notice and stays there.
 */
export function useOrder(identity: Identity, onOrdered: (orderId: string) => void) {
  const queries = useQueryClient();
  const hasNavigatedAway = useHasNavigatedAway();
  const [state, setState] = useState<OrderState>(() =>
    isOrderOpen(browserOnce(), identity)
      ? { kind: 'unknown', message: orderWords.unanswered }
      : { kind: 'idle' },
  );
  const show = (next: OrderState) => {
    setState(next);
    if (hasNavigatedAway() && (next.kind === 'refused' || next.kind === 'unknown'))
      toasts.show({ tone: 'critical', title: next.message });
  };
  const [ordering] = useState(() =>
    createOrdering({
      queries,
      identity,
      queue: () => lineQueueOf(queries, identity),
      once: browserOnce(),
      show,
    }),
  );
  const leadOn = (orderId: string | undefined) => {
    if (orderId === undefined) return;
    const onPress = () => onOrdered(orderId);
    if (hasNavigatedAway()) toasts.show({ ...orderTaken, action: { label: 'Siparişe Git', onPress } });
    else onPress();
  };
  return {
    state,
    order: (basketId: Id, note: string) => void ordering.order(basketId, note).then(leadOn),
    check: () => void ordering.check().then(leadOn),
  };
}

/** How an order stands and what can be done about it. */
export type Ordering = ReturnType<typeof useOrder>;
