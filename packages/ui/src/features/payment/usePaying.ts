import { useQueryClient } from '@tanstack/react-query';
import type { Identity } from '@vitrin/api-client/identity';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../paths.ts';
import { useNavigation } from '../../primitives/Link/NavigationProvider.tsx';
import { useWrite } from '../../write/useWrite.ts';
import { createPaying, type Paying, type PayState } from './createPaying.ts';
import { payWords } from './paymentWords.ts';
import { payRecord } from './payRecord.ts';

const found: PayState = { kind: 'found' };

/**
 * Charges a card, once. Who has gone to another screen before it ends is told by a notice of what went wrong, and of what
 * may have.
 * @param orderId undefined for a collection
 */
export function usePaying(identity: Identity, orderId?: string) {
  const queries = useQueryClient();
  const navigate = useNavigation();
  const { write, record, forget, restart, ...own } = useWrite<Paying, ReturnType<typeof createPaying>>({
    words: payWords,
    standing: (records) => payRecord(records, identity, orderId),
    done: found,
    create: (show, hasNavigatedAway) =>
      createPaying({
        queries,
        identity,
        orderId,
        lock: browserLock(),
        show: (next) => {
          show(next);
          // Nobody is there to see the bank's page, and a payment that waits for it would stand in the way of any other.
          if (next.kind === 'bank' && hasNavigatedAway()) next.end({ kind: 'left' });
        },
      }),
    // The screen reads it back as it opens.
    onUnknown: {
      label: 'Durumu kontrol et',
      onPress: () =>
        navigate(orderId === undefined ? paths.payment.to() : paths.checkout.to({ id: orderId })),
    },
  });
  // Another tab that was paying has ended: nobody need ask for it here.
  const state: PayState = own.state.kind === 'unknown' && record === 'done' ? found : own.state;
  const { kind } = state;
  const bankEnd = state.kind === 'bank' ? state.end : undefined;
  // A screen that is left takes the bank's page with it.
  const leave = useEffectEvent(() => bankEnd?.({ kind: 'left' }));
  useEffect(() => () => leave(), []);

  const checkFirst = useEffectEvent(() => {
    if (kind === 'unknown') void write.check();
  });
  // Somebody who comes back from the bank need not ask what became of it.
  useEffect(() => checkFirst(), []);

  return { ...write, state, forget, restart };
}
