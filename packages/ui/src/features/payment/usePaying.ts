import { useQueryClient } from '@tanstack/react-query';
import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/identity';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { paths } from '../../paths.ts';
import { useNavigation } from '../../primitives/Link/NavigationProvider.tsx';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../primitives/useHasNavigatedAway.ts';
import { createPaying, type PayState } from './createPaying.ts';
import { payWords } from './paymentWords.ts';
import { payRecord } from './payRecord.ts';

const found: PayState = { kind: 'found' };

/** How a payment stands when its screen opens: what a reload or the bank has left open is open here, too. */
function firstState(identity: Identity, orderId: string | undefined): PayState {
  const record = payRecord(browserOnce(), identity, orderId);
  if (record === 'done') return found;
  return record === 'open' ? { kind: 'unknown', message: payWords.unanswered } : { kind: 'idle' };
}

/**
 * Charges a card, once. Who has gone to another screen before it ends is told by a notice of what went wrong, and of what
 * may have.
 * @param orderId undefined for a collection
 */
export function usePaying(identity: Identity, orderId?: string) {
  const queries = useQueryClient();
  const hasNavigatedAway = useHasNavigatedAway();
  const navigate = useNavigation();
  const [own, setOwn] = useState<PayState>(() => firstState(identity, orderId));
  const record = useSyncExternalStore(browserOnce().subscribe, () =>
    payRecord(browserOnce(), identity, orderId),
  );
  // Another tab that was paying has ended: nobody need ask for it here.
  const state: PayState = own.kind === 'unknown' && record === 'done' ? found : own;
  const show = (next: PayState) => {
    setOwn(next);
    if (!hasNavigatedAway()) return;
    // Nobody is there to see the bank's page, and a payment that waits for it would stand in the way of any other.
    if (next.kind === 'bank') next.end({ kind: 'left' });
    if (next.kind === 'unknown') {
      toasts.show({
        tone: 'critical',
        title: next.message,
        // The screen reads it back as it opens.
        action: {
          label: 'Durumu kontrol et',
          onPress: () =>
            navigate(orderId === undefined ? paths.payment.to() : paths.checkout.to({ id: orderId })),
        },
      });
    }
    if (next.kind === 'refused')
      toasts.show({ tone: 'critical', title: next.errors.join(' ') || payWords.refused });
  };
  const [paying] = useState(() => createPaying({ queries, identity, orderId, once: browserOnce(), show }));
  const { kind } = state;
  const bankEnd = state.kind === 'bank' ? state.end : undefined;
  // A screen that is left takes the bank's page with it.
  const leave = useEffectEvent(() => bankEnd?.({ kind: 'left' }));
  useEffect(() => () => leave(), []);

  const checkFirst = useEffectEvent(() => {
    if (kind === 'unknown') void paying.check();
  });
  // Somebody who comes back from the bank need not ask what became of it.
  useEffect(() => checkFirst(), []);

  /** The form has changed: what was refused no longer speaks of it. */
  const forget = () =>
    setOwn((now) => (now.kind === 'refused' || now.kind === 'notPaid' ? { kind: 'idle' } : now));

  /** Begins anew after a payment that was found. */
  const restart = () => setOwn({ kind: 'idle' });

  return { ...paying, state, forget, restart };
}
