import type { QueryClient } from '@tanstack/react-query';
import { api as here } from '@vitrin/api-client/api';
import { basketKey, removeLineMutation, updateLineMutation } from '@vitrin/api-client/queries/basket';
import { identityKey } from '@vitrin/api-client/queries/identityKey';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { savedOtherwise, withName } from '../../text/savedWords.ts';
import { createLineQueue } from './createLineQueue.ts';
import type { LineQueue } from './LineQueue.ts';
import { runMutation } from './runMutation.ts';

/** Long enough to type a number of several digits, short enough that totals seem to follow; ms. */
const typingPause = 250;

const queues = new WeakMap<QueryClient, { readonly owner: string; readonly queue: LineQueue }>();

/**
 * The one queue of an identity's basket: the basket screen and the mini basket share it, so that a row never has two
 * requests in flight, and what was typed is still sent when the screen is left.
 */
export function lineQueueOf(queries: QueryClient, identity: Identity, api = here): LineQueue {
  const owner = identityKey(identity);
  const known = queues.get(queries);
  if (known?.owner === owner) return known.queue;
  known?.queue.discard();
  const queue = createLineQueue({
    update: (change) => runMutation(queries, updateLineMutation(api), change),
    remove: ({ basketId, rowId }) => runMutation(queries, removeLineMutation(api), { basketId, rowId }),
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
