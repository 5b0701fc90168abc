import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from '@vitrin/api-client/apiError';
import { pay as sendPayment, type Payment } from '@vitrin/api-client/payment/pay';
import { writeAmount } from '@vitrin/api-client/payment/writeAmount';
import { rejectUnsent } from '@vitrin/api-client/inFlight/rejectUnsent';
import type { InFlightLock, WriteRecord } from '@vitrin/api-client/inFlight/InFlightLock';
import { type Checkout, checkoutQuery, readCheckoutNow } from '@vitrin/api-client/checkout/checkout';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';
import { createWrite } from '../../write/createWrite.ts';
import { unknown, type WriteState } from '../../write/WriteState.ts';
import { BankEnded, OpenEnd, judgePayment, type BankEnd, type PayEnd } from './judgePayment.ts';
import { payWords } from './paymentWords.ts';
import { payKey } from './payRecord.ts';
import { firstMark, markCollection, readPaymentBack } from './readPaymentBack.ts';

/**
 * How a payment stands. `bank`: the bank's page is open, until `end` is told how it ended. `paid`: by this form, or found when
 * it was read back (then without numbers).
 */
export type PayState = WriteState | Paying;

export type Paying =
  | { readonly kind: 'bank'; readonly html: string; readonly end: (end: BankEnd) => void }
  | { readonly kind: 'paid'; readonly id: Id; readonly receiptId: Id }
  | Found;

/** It was paid, here or elsewhere. */
interface Found {
  readonly kind: 'found';
}

export interface PayingNeeds {
  readonly queries: QueryClient;
  readonly identity: Identity;
  /** Undefined for a collection. */
  readonly orderId: string | undefined;
  readonly lock: InFlightLock;
  readonly show: (state: PayState) => void;
}

/** Charges a card, once; knows nothing of how it is shown. What it is given to charge, it does not keep. */
export function createPaying(needs: PayingNeeds) {
  const { queries, identity, orderId, lock, show } = needs;
  const key = payKey(identity, orderId);
  /** What another tab was at when it was last waited for. */
  let awaited: WriteRecord | undefined;
  const onElsewhere = () => {
    awaited = lock.get(key);
  };
  const write = createWrite<Paying>({ lock, key, words: payWords, show, onElsewhere });

  const openBank = (html: string) =>
    new Promise<BankEnd>((resolve) => {
      const end = (how: BankEnd) => {
        show({ kind: 'sending' });
        resolve(how);
      };
      show({ kind: 'bank', html, end });
    });

  /** What was refused may have been the amount: that of an order follows the day's rate. */
  const readOrderAgain = () => {
    if (orderId !== undefined)
      void queries.invalidateQueries({ queryKey: checkoutQuery(identity, orderId).queryKey });
  };

  /**
   * Another device may have paid, ended or changed the order, and the backend charges whatever arrives: a card is charged
   * only what is due of an order that is open and can still be finished as it was chosen. Gives what was paid for it already.
   * @throws ApiError where it is not to be charged like this
   */
  const readDue = async (
    price: number,
    accepts: (order: Checkout) => boolean,
  ): Promise<Found | undefined> => {
    if (orderId === undefined) return undefined;
    const order = await readCheckoutNow(queries, identity, orderId).catch((error: unknown) =>
      isApiError(error, 'notFound') ? undefined : rejectUnsent(error),
    );
    if (order?.payPrice === 0) return { kind: 'found' };
    const isSame = order?.due !== undefined && writeAmount(order.due, '.') === writeAmount(price, '.');
    if (!order || order.isNotFound || order.isFinishDisabled || !isSame || !accepts(order))
      throw new ApiError('server', { refusal: payWords.changed });
    return undefined;
  };

  const readBack = () =>
    write.readBack(
      // What is done is certain, though the account may not show it yet.
      async (sent) => (sent?.state === 'done' ? undefined : readPaymentBack(needs, sent)),
      // After a refusal what is recorded is the payment before it.
      ({ at }) => ({ kind: awaited && at < awaited.at ? 'undone' : 'found' }),
    );

  const charge = (payment: Payment, accepts: (order: Checkout) => boolean) =>
    write.send<PayEnd | Found>(
      {
        mark: orderId === undefined ? firstMark(payment.price) : 'order',
        work: async (remark) => {
          if (orderId === undefined) remark(await markCollection(needs, payment.price).catch(rejectUnsent));
          const found = await readDue(payment.price, accepts);
          return found ?? judgePayment(await sendPayment(payment), orderId, openBank);
        },
        refOf: (end) =>
          end.kind === 'refused' ? undefined : String((end.kind === 'paid' && end.id) || orderId),
      },
      (end) => end,
      () => ({ kind: 'found' }),
    );

  /** @param accepts whether an order as it is now may be charged */
  const pay = async (payment: Payment, accepts: (order: Checkout) => boolean = () => true) => {
    const ended = await write.press(() =>
      charge(payment, accepts).catch((error: unknown) => {
        if (error instanceof BankEnded) return readBack();
        if (error instanceof OpenEnd) return unknown(error.message);
        throw error;
      }),
    );
    if (ended?.kind === 'refused') readOrderAgain();
    return ended;
  };

  return { pay, check: () => write.alone(readBack) };
}
