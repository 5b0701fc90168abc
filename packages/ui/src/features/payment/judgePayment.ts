import type { Id } from '@vitrin/api-client/read/readId';
import type { PaymentResult } from '@vitrin/api-client/payment/pay';
import { payWords } from './paymentWords.ts';

/**
 * How a bank's page ended. `finish`: its message said that the order may be finished. `arrived`: it led to the success of
 * a payment. `left`: it was closed, or led to anywhere else.
 */
export type BankEnd =
  | { readonly kind: 'finish' | 'left' }
  | { readonly kind: 'arrived'; readonly id: Id; readonly receiptId: Id };

/** How a payment ended, where that is certain. */
export type PayEnd =
  | { readonly kind: 'paid'; readonly id: Id; readonly receiptId: Id }
  | { readonly kind: 'refused'; readonly errors: readonly string[] };

/** A payment that was received and whose end nobody told; the message says so to the user. */
export class OpenEnd extends Error {
  override readonly name = 'OpenEnd';
}

/** A collection whose bank has ended without saying how: that is to be read back. */
export class BankEnded extends Error {
  override readonly name = 'BankEnded';
}

/**
 * Judges the answer to a payment; the bank's page, where there is one, has the last word.
 * @param orderId undefined for a collection
 * @param openBank shows the page of the bank until it ends
 * @throws OpenEnd
 * @throws BankEnded
 */
export async function judgePayment(
  answer: PaymentResult,
  orderId: string | undefined,
  openBank: (html: string) => Promise<BankEnd>,
): Promise<PayEnd> {
  const { id, receiptId } = answer;
  if (answer.opensThreeDSecure) {
    if (answer.threeDSecureHtml.trim() === '') throw new OpenEnd(payWords.blank);
    return judgeBank(await openBank(answer.threeDSecureHtml), orderId);
  }
  if (answer.hasError) return { kind: 'refused', errors: answer.errors };
  // A collection that was taken has a number; an answer without one says nothing certain.
  if (orderId === undefined && id === '') throw new OpenEnd(payWords.unanswered);
  return { kind: 'paid', id, receiptId };
}

function judgeBank(end: BankEnd, orderId: string | undefined): PayEnd {
  if (end.kind === 'arrived') return { kind: 'paid', id: end.id, receiptId: end.receiptId };
  if (end.kind === 'left') throw new OpenEnd(payWords.left);
  if (orderId === undefined) throw new BankEnded();
  return { kind: 'paid', id: '', receiptId: '' };
}
