import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from '@vitrin/api-client/apiError';
import { type CheckoutChoice, finishMutation } from '@vitrin/api-client/checkout/finish';
import { mayStillArrive } from '@vitrin/api-client/once/mayStillArrive';
import { notSent } from '@vitrin/api-client/once/notSent';
import type { OnceOnly } from '@vitrin/api-client/once/OnceOnly';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { type Checkout, checkoutQuery, readCheckoutNow } from '@vitrin/api-client/checkout/checkout';
import { isCheckoutOpen } from '@vitrin/api-client/checkout/openCheckout';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { arrivalLimit } from '@vitrin/api-client/timeLimit';
import { finishWords } from './checkoutWords.ts';
import { resolveChoice } from './resolveChoice.ts';

/**
 * How finishing stands. `unknown`: the order may be finished, and is not sent again before the state was read back.
 * `notFinished`: it was read back and is still open. `refused`: with the reasons of the server.
 */
export type FinishState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'notFinished' | 'finished' }
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

export interface FinishingNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  readonly orderId: string;
  readonly once: OnceOnly;
  readonly show: (state: FinishState) => void;
}

/** Under what a finish is remembered. */
export const finishKey = (identity: Identity, orderId: string) =>
  `${identityKey(identity)} finish ${orderId}`;

/** How the finish of an order stands in this browser; undefined while it may be sent. */
export function finishRecord(
  once: OnceOnly,
  identity: Identity,
  orderId: string,
): 'open' | 'done' | undefined {
  const record = once.get(finishKey(identity, orderId));
  return record && (record.state === 'done' ? 'done' : 'open');
}

/**
 * Finishes an order, once; knows nothing of how it is shown. `finish` and `check` resolve to whether it is certain that
 * the order is finished, and never reject.
 */
export function createFinishing(needs: FinishingNeeds) {
  const { queries, identity, orderId, once, show } = needs;
  const key = finishKey(identity, orderId);
  let isBusy = false;

  const alone = async (work: () => Promise<FinishState>): Promise<boolean> => {
    if (isBusy) return false;
    isBusy = true;
    const end = await work();
    // Nothing more is sent for an order that is finished.
    isBusy = end.kind === 'finished';
    show(end);
    return isBusy;
  };

  /**
   * Another device, the shop or the day's rate may have changed the order since it was shown: none is finished that is
   * not there any more, nor at another total or by other means than was seen. What a card was charged for is finished.
   * @throws ApiError
   */
  const expectUnchanged = async (choice: CheckoutChoice) => {
    const shown = queries.getQueryData(checkoutQuery(identity, orderId).queryKey);
    const now = await readCheckoutNow(queries, identity, orderId).catch(notSent);
    if (now.isNotFound) throw new ApiError('notFound');
    if (choice.payment === 'kredikarti') return;
    const isOther = shown !== undefined && totalOf(now) !== totalOf(shown);
    if (isOther || now.isFinishDisabled || resolveChoice(choice, now).lost.length > 0)
      throw new ApiError('server', { refusal: finishWords.changed });
  };

  const succeed = (): FinishState => {
    void queries.invalidateQueries({ queryKey: basketKey(identity) });
    return { kind: 'finished' };
  };

  const finish = (choice: CheckoutChoice) =>
    alone(async () => {
      show({ kind: 'sending' });
      try {
        const result = await once.send(key, {
          work: async () => {
            await expectUnchanged(choice);
            return queries.getMutationCache().build(queries, finishMutation()).execute({ orderId, choice });
          },
          refOf: ({ hasError }) => (hasError ? undefined : orderId),
        });
        if (result.kind === 'elsewhere') return { kind: 'unknown', message: finishWords.elsewhere };
        if (result.kind === 'stopped') {
          return result.record.state === 'done'
            ? succeed()
            : { kind: 'unknown', message: finishWords.unanswered };
        }
        return result.answer.hasError ? { kind: 'refused', errors: result.answer.errors } : succeed();
      } catch (error) {
        if (isApiError(error) && error.isOutcomeUnknown) {
          return { kind: 'unknown', message: finishWords.unanswered };
        }
        const reason = isApiError(error) ? error.refusal : '';
        return { kind: 'refused', errors: [reason || finishWords.failed] };
      }
    });

  /** An order that is finished is no longer open: its checkout is not found. */
  const check = () =>
    alone(async () => {
      show({ kind: 'checking' });
      try {
        const record = await once.check(key, async (sent) => {
          if (!(await isCheckoutOpen(orderId))) return orderId;
          // What was sent may still be on its way; only after its time is an order that is open not finished.
          return mayStillArrive(sent, arrivalLimit.payment) ? undefined : null;
        });
        if (record === 'elsewhere') return { kind: 'unknown', message: finishWords.elsewhere };
        if (record === undefined) return { kind: 'notFinished' };
        return record.state === 'done' ? succeed() : { kind: 'unknown', message: finishWords.early };
      } catch {
        return { kind: 'unknown', message: finishWords.unreadable };
      }
    });

  return { finish, check };
}

/** What an order costs, as it is shown. */
const totalOf = ({ totalText, showTotalLira, totalLiraText, totalLira }: Checkout) =>
  JSON.stringify([totalText, showTotalLira && [totalLiraText, totalLira]]);
