import type { OnceOnly } from '@vitrin/api-client/once/OnceOnly';
import { type Identity, identityKey } from '@vitrin/api-client/identity';

/**
 * Under what a payment is remembered; nothing of the card is.
 * @param orderId undefined for a collection
 */
export const payKey = (identity: Identity, orderId: string | undefined): string =>
  `${identityKey(identity)} pay ${orderId ?? 'collection'}`;

/** How the payment stands in this browser; undefined while one may be sent. A collection that is done bars no other. */
export function payRecord(
  once: OnceOnly,
  identity: Identity,
  orderId: string | undefined,
): 'open' | 'done' | undefined {
  const record = once.get(payKey(identity, orderId));
  if (!record) return undefined;
  if (record.state !== 'done') return 'open';
  return orderId === undefined ? undefined : 'done';
}
