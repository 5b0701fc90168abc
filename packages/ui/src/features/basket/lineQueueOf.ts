import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { removeLineMutation, updateLineMutation } from '@vitrin/api-client/basket/changeLines';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { orderWords } from './basketWords.ts';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { savedOtherwise, withName } from '../../text/savedWords.ts';
import { createLineQueue } from './createLineQueue.ts';
import type { LineQueue } from './LineQueue.ts';
import { isOrderOpen } from './orderRecord.ts';
import { runMutation } from '../../write/runMutation.ts';

/** Long enough to type a number of several digits, short enough that totals seem to follow; ms. */
const typingPause = 250;

const queues = new WeakMap<QueryClient, { readonly owner: string; readonly queue: LineQueue }>();

/**
 * The one queue of an identity's basket: the basket screen and the mini basket share it, so that a row never has two
 * requests in flight, and what was typed is still sent when the screen is left. It is not while an order is on its way, from
 * whatever tab: that would be of something nobody has seen.
 */
export function lineQueueOf(queries: QueryClient, identity: Identity, lock?: InFlightLock): LineQueue {
  const owner = identityKey(identity);
  const known = queues.get(queries);
  if (known?.owner === owner) return known.queue;
  known?.queue.discard();
  const expectNoOrder = () => {
    if (isOrderOpen(lock ?? browserLock(), identity))
      throw new ApiError('server', { refusal: orderWords.underWay });
  };
  const queue = createLineQueue({
    update: async (change) => {
      expectNoOrder();
      return runMutation(queries, updateLineMutation(), change);
    },
    remove: async ({ basketId, rowId }) => {
      expectNoOrder();
      return runMutation(queries, removeLineMutation(), { basketId, rowId });
    },
    onAltered: ({ name = '' }, asked, saved) =>
      toasts.show({
        tone: 'info',
        title: 'Sepete farklı miktar kaydedildi.',
        message: withName(name, savedOtherwise({ asked, saved })),
        timeout: null,
      }),
    onSettled: () => void queries.invalidateQueries({ queryKey: basketKey(identity) }),
    pause: typingPause,
  });
  queues.set(queries, { owner, queue });
  return queue;
}
