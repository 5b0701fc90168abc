import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { orderWords } from './basketWords.ts';
import { lineQueueOf } from './lineQueueOf.ts';
import { isOrderOpen } from './orderRecord.ts';

/**
 * Lets what is typed in the basket's rows arrive before something is added: afterwards it could not be told from that. Rejects
 * where nothing may be added: the basket is being ordered, or it is somebody else's by now.
 */
export async function settleBasket(
  queries: QueryClient,
  identity: Identity,
  lock: InFlightLock,
): Promise<void> {
  // The notice that offers to take back may outlive the identity it was added for.
  const now = queries.getQueryData(applicationQuery().queryKey)?.identity;
  if (now && identityKey(now) !== identityKey(identity))
    throw new ApiError('server', { refusal: 'Oturumunuz değişti.' });
  if (isOrderOpen(lock, identity)) throw new ApiError('server', { refusal: orderWords.underWay });
  const queue = lineQueueOf(queries, identity);
  queue.flush();
  await queue.whenIdle();
}
