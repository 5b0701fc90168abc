import type { QueryClient } from '@tanstack/react-query';
import type { InFlightLock } from '@vitrin/api-client/inFlight/InFlightLock';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { payKey, payRecord } from './payRecord.ts';
import { readPaymentBack } from './readPaymentBack.ts';

export interface SettlingNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  readonly lock: InFlightLock;
}

/**
 * Settles the open collection of this browser when the success of a payment is shown. A success that was shown before, which
 * Back or a bookmark leads to, says nothing of it; any other may be of another device, so the account has the last word.
 * Rejects where that cannot be asked.
 */
export async function settlePayment(needs: SettlingNeeds, paymentId: string): Promise<void> {
  const { identity, lock } = needs;
  const shown = `${identityKey(identity)} paid ${paymentId}`;
  const isKnown = lock.get(shown) !== undefined;
  await lock.check(shown, async () => paymentId);
  if (isKnown || payRecord(lock, identity, undefined) !== 'open') return;
  await lock.check(payKey(identity, undefined), async (sent) => {
    if (sent?.state === 'done') return undefined;
    // What it does not show yet is left to who asks for it.
    return (await readPaymentBack({ ...needs, orderId: undefined }, sent)) ?? undefined;
  });
}
