import { useQueryClient } from '@tanstack/react-query';
import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/identity';
import { useEffect } from 'react';
import { settlePayment } from './settlePayment.ts';

/** A collection whose success is shown is no longer open, though the bank led here without another word. */
export function useSettlePayment(identity: Identity | undefined, paymentId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!identity) return;
    // Where this fails the payment stays open, and is read back the next time.
    settlePayment({ queries, identity, once: browserOnce() }, paymentId).catch(() => undefined);
  }, [queries, identity, paymentId]);
}
