import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/read/readApplication';
import { useEffect } from 'react';
import { payKey } from './payRecord.ts';

/** A collection whose success is shown is no longer open, though the bank led here without another word. */
export function useSettlePayment(identity: Identity | undefined, paymentId: string): void {
  useEffect(() => {
    if (!identity) return;
    // Where this fails the payment stays open, and is read back the next time.
    browserOnce()
      .check(payKey(identity, undefined), async () => paymentId)
      .catch(() => undefined);
  }, [identity, paymentId]);
}
