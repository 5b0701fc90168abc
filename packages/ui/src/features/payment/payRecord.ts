import type { WriteRecords } from '@vitrin/api-client/inFlight/InFlightLock';
import { standingOf, type Standing } from '../../write/WriteState.ts';
import { type Identity, identityKey } from '@vitrin/api-client/identity';

/**
 * Under what a payment is remembered; nothing of the card is.
 * @param orderId undefined for a collection
 */
export const payKey = (identity: Identity, orderId: string | undefined): string =>
  `${identityKey(identity)} pay ${orderId ?? 'collection'}`;

/** How the payment stands in this browser; undefined while one may be sent. A collection that is done bars no other. */
export function payRecord(
  records: Pick<WriteRecords, 'get'>,
  identity: Identity,
  orderId: string | undefined,
): Standing {
  const standing = standingOf(records, payKey(identity, orderId));
  return standing === 'done' && orderId === undefined ? undefined : standing;
}
