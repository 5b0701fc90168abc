import { useQueryClient } from '@tanstack/react-query';
import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import type { Identity } from '@vitrin/api-client/identity';
import { browserLock } from '@vitrin/api-client/inFlight/browserLock';
import { toasts } from '../../primitives/Toast/toasts.ts';
import { routes } from '../../routes.ts';
import { unknown } from '../../write/WriteState.ts';
import { useWrite } from '../../write/useWrite.ts';
import { finishWords } from './checkoutWords.ts';
import { createFinishing, finishRecord, type Finished, type FinishState } from './createFinishing.ts';
import { dropPaidChoice } from './paidChoice.ts';

const elsewhere: FinishState = unknown(finishWords.elsewhere);

/**
 * Finishes an order, once; `onFinished` is called when it is certain. One that another tab is at is open here, too. Who has
 * gone to another screen meanwhile is told by a notice and stays there.
 */
export function useFinish(identity: Identity, orderId: string, onFinished: (orderId: string) => void) {
  const queries = useQueryClient();
  const own = useWrite<Finished, ReturnType<typeof createFinishing>>({
    words: finishWords,
    standing: (records) => finishRecord(records, identity, orderId),
    create: (show) => createFinishing({ queries, identity, orderId, lock: browserLock(), show }),
  });
  const { write, hasNavigatedAway } = own;
  const state = own.state.kind === 'idle' && own.record === 'open' ? elsewhere : own.state;

  const leadOn = (isFinished: boolean) => {
    if (!isFinished) return;
    dropPaidChoice(identity, orderId);
    if (hasNavigatedAway()) toasts.show({ title: routes.checkoutSuccess.title, timeout: null });
    else onFinished(orderId);
  };
  return {
    state,
    /** It was finished in this browser, in whichever tab: coming back must not offer to finish it again. */
    isFinished: own.record === 'done',
    /** The order is on its way to its end, in this tab or another. */
    isUnderWay: state === elsewhere || state.kind === 'sending' || state.kind === 'finished',
    finish: (choice: CheckoutChoice) => void write.finish(choice).then(leadOn),
    check: () => void write.check().then(leadOn),
    forgetErrors: own.forget,
  };
}

/** How the finish of an order stands and what can be done about it. */
export type Finishing = ReturnType<typeof useFinish>;
