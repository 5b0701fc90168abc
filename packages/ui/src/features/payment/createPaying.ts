import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isApiError } from '@vitrin/api-client/apiError';
import { pay as sendPayment, type Payment } from '@vitrin/api-client/payment/pay';
import { writeAmount } from '@vitrin/api-client/payment/writeAmount';
import { notSent } from '@vitrin/api-client/once/notSent';
import type { OnceOnly, OnceRecord } from '@vitrin/api-client/once/OnceOnly';
import { type Checkout, checkoutQuery, readCheckoutNow } from '@vitrin/api-client/checkout/checkout';
import type { Identity } from '@vitrin/api-client/identity';
import type { Id } from '@vitrin/api-client/read/readId';
import { BankEnded, OpenEnd, judgePayment, type BankEnd, type PayEnd } from './judgePayment.ts';
import { payWords } from './paymentWords.ts';
import { payKey } from './payRecord.ts';
import { firstMark, markCollection, readPaymentBack } from './readPaymentBack.ts';

/**
 * How a payment stands. `bank`: the bank's page is open, until `end` is told how it ended. `unknown`: it may have been
 * taken, and is not sent again before its state was read back. `notPaid`: it was read back and certainly was not taken.
 * `paid`: by this form, or found when it was read back (then without numbers).
 */
export type PayState =
  | { readonly kind: 'idle' | 'sending' | 'checking' | 'notPaid' }
  | { readonly kind: 'bank'; readonly html: string; readonly end: (end: BankEnd) => void }
  | { readonly kind: 'unknown'; readonly message: string }
  | { readonly kind: 'refused'; readonly errors: readonly string[] }
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
  readonly once: OnceOnly;
  readonly show: (state: PayState) => void;
}

/** Charges a card, once; knows nothing of how it is shown. What it is given to charge, it does not keep. */
export function createPaying(needs: PayingNeeds) {
  const { queries, identity, orderId, once, show } = needs;
  const key = payKey(identity, orderId);
  let isBusy = false;
  /** What another tab was at when it was last waited for. */
  let awaited: OnceRecord | undefined;

  const alone = async (work: () => Promise<PayState>): Promise<PayState | undefined> => {
    if (isBusy) return undefined;
    isBusy = true;
    const end = await work();
    isBusy = false;
    show(end);
    return end;
  };

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
      isApiError(error, 'notFound') ? undefined : notSent(error),
    );
    if (order?.payPrice === 0) return { kind: 'found' };
    const isSame = order?.due !== undefined && writeAmount(order.due, '.') === writeAmount(price, '.');
    if (!order || order.isNotFound || order.isFinishDisabled || !isSame || !accepts(order))
      throw new ApiError('server', { refusal: payWords.changed });
    return undefined;
  };

  const waitForElsewhere = (): PayState => {
    awaited = once.get(key);
    return { kind: 'unknown', message: payWords.elsewhere };
  };

  const readBack = async (): Promise<PayState> => {
    show({ kind: 'checking' });
    try {
      // What is done is certain, though the account may not show it yet.
      const record = await once.check(key, async (sent) =>
        sent?.state === 'done' ? undefined : readPaymentBack(needs, sent),
      );
      if (record === 'elsewhere') return waitForElsewhere();
      // After a refusal what is recorded is the payment before it.
      if (record === undefined || (awaited && record.at < awaited.at)) return { kind: 'notPaid' };
      return record.state === 'done' ? { kind: 'found' } : { kind: 'unknown', message: payWords.early };
    } catch {
      return { kind: 'unknown', message: payWords.unreadable };
    }
  };

  /** @param accepts whether an order as it is now may be charged */
  const pay = async (payment: Payment, accepts: (order: Checkout) => boolean = () => true) => {
    const ended = await alone(async () => {
      show({ kind: 'sending' });
      try {
        const result = await once.send<PayEnd | Found>(key, {
          mark: orderId === undefined ? firstMark(payment.price) : 'order',
          work: async (remark) => {
            if (orderId === undefined) remark(await markCollection(needs, payment.price).catch(notSent));
            const found = await readDue(payment.price, accepts);
            return found ?? judgePayment(await sendPayment(payment), orderId, openBank);
          },
          refOf: (end) =>
            end.kind === 'refused' ? undefined : String((end.kind === 'paid' && end.id) || orderId),
        });
        if (result.kind === 'elsewhere') return waitForElsewhere();
        return result.kind === 'sent' ? result.answer : describe(result.record);
      } catch (error) {
        return error instanceof BankEnded ? readBack() : describeFailure(error);
      }
    });
    if (ended?.kind === 'refused') readOrderAgain();
    return ended;
  };

  const check = () => alone(readBack);

  return { pay, check };
}

/** What stands in the way of a payment, in the words of the screen. */
const describe = ({ state }: OnceRecord): PayState =>
  state === 'done' ? { kind: 'found' } : { kind: 'unknown', message: payWords.unanswered };

function describeFailure(error: unknown): PayState {
  if (error instanceof OpenEnd) return { kind: 'unknown', message: error.message };
  if (!isApiError(error) || error.isOutcomeUnknown) return { kind: 'unknown', message: payWords.unanswered };
  return { kind: 'refused', errors: [error.refusal || payWords.failed] };
}
