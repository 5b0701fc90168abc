import { useQueryClient } from '@tanstack/react-query';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import type { Identity } from '@vitrin/api-client/identity';
import { useEffect } from 'react';
import { settlePayment } from './settlePayment.ts';

/** A collection whose success is shown is no longer open, though the bank led here without another word. */
export function useSettlePayment(identity: Identity | undefined, paymentId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!identity) return;
    // Where this fails the payment stays open, and is read back the next time.
    settlePayment({ queries, identity, lock: browserLock() }, paymentId).catch(() => undefined);
  }, [queries, identity, paymentId]);
}
