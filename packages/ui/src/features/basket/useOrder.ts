import { useQueryClient } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import type { Id } from '@vitrin/api-client/read/readId';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { standingOf } from '../../write/WriteState.ts';
import { useWrite } from '../../write/useWrite.ts';
import { orderTaken, orderWords } from './basketWords.ts';
import { createOrdering, type Ordered } from './createOrdering.ts';
import { lineQueueOf } from './lineQueueOf.ts';
import { orderKey } from './orderRecord.ts';

/**
 * Turns the basket into an order, once; `onOrdered` is told the order's id. Outlives the rows: an order without an answer
 * may have emptied the basket. Who has gone to another screen meanwhile stays there.
 */
export function useOrder(identity: Identity, onOrdered: (orderId: string) => void) {
  const queries = useQueryClient();
  const { state, write, hasNavigatedAway } = useWrite<Ordered, ReturnType<typeof createOrdering>>({
    words: orderWords,
    standing: (records) => standingOf(records, orderKey(identity)),
    create: (show) =>
      createOrdering({
        queries,
        identity,
        queue: () => lineQueueOf(queries, identity),
        lock: browserLock(),
        show,
      }),
  });
  const leadOn = (orderId: string | undefined) => {
    if (orderId === undefined) return;
    const onPress = () => onOrdered(orderId);
    if (hasNavigatedAway()) toasts.show({ ...orderTaken, action: { label: 'Siparişe Git', onPress } });
    else onPress();
  };
  return {
    state,
    order: (basketId: Id, note: string) => void write.order(basketId, note).then(leadOn),
    check: () => void write.check().then(leadOn),
  };
}

/** How an order stands and what can be done about it. */
export type Ordering = ReturnType<typeof useOrder>;
