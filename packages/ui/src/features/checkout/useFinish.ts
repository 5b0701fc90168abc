import { useQueryClient } from '@tanstack/react-query';
import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import { browserOnce } from '@vitrin/api-client/once/browserOnce';
import type { Identity } from '@vitrin/api-client/identity';
import { useState, useSyncExternalStore } from 'react';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { useHasNavigatedAway } from '../../primitives/useHasNavigatedAway.ts';
import { routes } from '../../routes.ts';
import { finishWords } from './checkoutWords.ts';
import { createFinishing, finishRecord, type FinishState } from './createFinishing.ts';
import { dropPaidChoice } from './paidChoice.ts';

const idle: FinishState = { kind: 'idle' };
const elsewhere: FinishState = { kind: 'unknown', message: finishWords.elsewhere };

/**
 * Finishes an order, once; `onFinished` is called when it is certain. A finish that was left open by a reload is open
 * here, too, and one that another tab is at. Who has gone to another screen meanwhile is told by a notice and stays there.
 */
export function useFinish(identity: Identity, orderId: string, onFinished: (orderId: string) => void) {
  const queries = useQueryClient();
  const hasNavigatedAway = useHasNavigatedAway();
  const [own, setOwn] = useState<FinishState>(() =>
    finishRecord(browserOnce(), identity, orderId) === 'open'
      ? { kind: 'unknown', message: finishWords.unanswered }
      : idle,
  );
  const record = useSyncExternalStore(browserOnce().subscribe, () =>
    finishRecord(browserOnce(), identity, orderId),
  );
  const state = own.kind === 'idle' && record === 'open' ? elsewhere : own;
  const show = (next: FinishState) => {
    setOwn(next);
    if (!hasNavigatedAway()) return;
    if (next.kind === 'unknown') toasts.show({ tone: 'critical', title: next.message });
    if (next.kind === 'refused')
      toasts.show({ tone: 'critical', title: next.errors.join(' ') || finishWords.failed });
  };
  const [finishing] = useState(() =>
    createFinishing({
      queries,
      identity,
      orderId,
      once: browserOnce(),
      show,
    }),
  );

  /** The form has changed: what was refused no longer speaks of it. */
  const forgetErrors = () =>
    setOwn((now) => (now.kind === 'refused' || now.kind === 'notFinished' ? idle : now));

  const leadOn = (isFinished: boolean) => {
    if (!isFinished) return;
    dropPaidChoice(identity, orderId);
    if (hasNavigatedAway()) toasts.show({ title: routes.checkoutSuccess.title, timeout: null });
    else onFinished(orderId);
  };
  return {
    state,
    /** The order is on its way to its end, in this tab or another. */
    isUnderWay: state === elsewhere || state.kind === 'sending' || state.kind === 'finished',
    finish: (choice: CheckoutChoice) => void finishing.finish(choice).then(leadOn),
    check: () => void finishing.check().then(leadOn),
    forgetErrors,
  };
}

/** How the finish of an order stands and what can be done about it. */
export type Finishing = ReturnType<typeof useFinish>;
