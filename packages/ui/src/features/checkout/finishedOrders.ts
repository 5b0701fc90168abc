import type { QueryClient } from '@tanstack/react-query';
import { identityKey } from '@vitrin/api-client/queries/identityKey';
import type { Identity } from '@vitrin/api-client/read/readApplication';

const keyOf = (identity: Identity, orderId: string) => [identityKey(identity), 'finishedOrder', orderId];

/** Remembers while the page lives that an order was finished here: going back must not offer to finish it again. */
export function markFinished(queries: QueryClient, identity: Identity, orderId: string): void {
  const queryKey = keyOf(identity, orderId);
  queries.setQueryDefaults(queryKey, { gcTime: Infinity });
  queries.setQueryData(queryKey, true);
}

export const wasFinished = (queries: QueryClient, identity: Identity, orderId: string): boolean =>
  queries.getQueryData(keyOf(identity, orderId)) === true;
