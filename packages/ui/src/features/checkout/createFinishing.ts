import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@vitrin/api-client/apiError';
import { type CheckoutChoice, finishMutation } from '@vitrin/api-client/checkout/finish';
import { mayStillArrive } from '@vitrin/api-client/inFlight/mayStillArrive';
import { rejectUnsent } from '@vitrin/api-client/inFlight/rejectUnsent';
import type { InFlightLock, WriteRecords } from '@vitrin/api-client/inFlight/InFlightLock';
import { basketKey } from '@vitrin/api-client/basket/basketKey';
import { type Checkout, checkoutQuery, readCheckoutNow } from '@vitrin/api-client/checkout/checkout';
import { isCheckoutOpen } from '@vitrin/api-client/checkout/openCheckout';
import { type Identity, identityKey } from '@vitrin/api-client/identity';
import { arrivalLimit } from '@vitrin/api-client/timeLimit';
import { createWrite } from '../../write/createWrite.ts';
import { standingOf, type WriteState } from '../../write/WriteState.ts';
import { finishWords } from './checkoutWords.ts';
import { resolveChoice } from './resolveChoice.ts';

export interface Finished {
  readonly kind: 'finished';
}

/** How finishing stands. */
export type FinishState = WriteState | Finished;

export interface FinishingNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  readonly orderId: string;
  readonly lock: InFlightLock;
  readonly show: (state: FinishState) => void;
}

/** Under what a finish is remembered. */
export const finishKey = (identity: Identity, orderId: string) =>
  `${identityKey(identity)} finish ${orderId}`;

/** How the finish of an order stands in this browser; undefined while it may be sent. */
export const finishRecord = (records: Pick<WriteRecords, 'get'>, identity: Identity, orderId: string) =>
  standingOf(records, finishKey(identity, orderId));

const isLast = ({ kind }: FinishState) => kind === 'finished';

/**
 * Finishes an order, once; knows nothing of how it is shown. `finish` and `check` resolve to whether it is certain that
 * the order is finished, and never reject.
 */
export function createFinishing(needs: FinishingNeeds) {
  const { queries, identity, orderId, lock, show } = needs;
  const key = finishKey(identity, orderId);
  const write = createWrite<Finished>({ lock, key, words: finishWords, show, isLast });
  const isFinished = (end: FinishState | undefined) => end !== undefined && isLast(end);

  /**
   * Another device, the shop or the day's rate may have changed the order since it was shown: none is finished that is
   * not there any more, nor at another total or by other means than was seen. What a card was charged for is finished.
   * @throws ApiError
   */
  const expectUnchanged = async (choice: CheckoutChoice) => {
    const shown = queries.getQueryData(checkoutQuery(identity, orderId).queryKey);
    const now = await readCheckoutNow(queries, identity, orderId).catch(rejectUnsent);
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
    write
      .press(() =>
        write.send(
          {
            work: async () => {
              await expectUnchanged(choice);
              return queries.getMutationCache().build(queries, finishMutation()).execute({ orderId, choice });
            },
            refOf: ({ hasError }) => (hasError ? undefined : orderId),
          },
          ({ hasError, errors }) => (hasError ? { kind: 'refused', errors } : succeed()),
          succeed,
        ),
      )
      .then(isFinished);

  /** An order that is finished is no longer open: its checkout is not found. */
  const check = () =>
    write
      .alone(() =>
        write.readBack(async (sent) => {
          if (!(await isCheckoutOpen(orderId))) return orderId;
          // What was sent may still be on its way; only after its time is an order that is open not finished.
          return mayStillArrive(sent, arrivalLimit.payment) ? undefined : null;
        }, succeed),
      )
      .then(isFinished);

  return { finish, check };
}

/** What an order costs, as it is shown. */
const totalOf = ({ totalText, showTotalLira, totalLiraText, totalLira }: Checkout) =>
  JSON.stringify([totalText, showTotalLira && [totalLiraText, totalLira]]);
