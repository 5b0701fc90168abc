import type { Day } from '../calendar.ts';
import type { Minor } from '../money.ts';
import type { CardBehaviour } from './testCards.ts';

type PaymentState = 'waiting' | 'paid' | 'refused' | 'abandoned' | 'expired';

/** A payment by card. The card number is not part of it: only the mask is kept. */
export interface Payment {
  readonly id: number;
  /** Number in the cash books: leads to the printed receipt like `id` does. */
  readonly financeId: number;
  readonly companyId: number;
  readonly memberId: number;
  /** The open order it pays, 0 for none. */
  readonly orderId: number;
  /** What the account is credited with, in kuruş. */
  readonly amount: Minor;
  /** What the card is charged, in kuruş. */
  readonly charged: Minor;
  readonly instalments: number;
  readonly bankId: number;
  readonly bankName: string;
  /** First six and last four digits, e.g. `450901******0006`. */
  readonly maskedCard: string;
  readonly holder: string;
  readonly phone: string;
  readonly description: string;
  readonly state: PaymentState;
  /** Turkish; only of a refused payment. */
  readonly reason?: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The calendar date the state became final. */
  readonly day: Day;
  /** The bank's approval number; only of a paid one. */
  readonly authorisation?: string;
}

/** The bank's side of a 3-D Secure payment. */
export interface ThreeDs {
  /** The secret in the address of the bank's page. */
  readonly token: string;
  readonly paymentId: number;
  /** Six digits. A real bank sends them by text message; this one shows them on the page. */
  readonly code: string;
  readonly attemptsLeft: number;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly behaviour: CardBehaviour;
}

/** What the bank's page shows. */
export interface ThreeDsView {
  readonly payment: Payment;
  readonly code: string;
  readonly attemptsLeft: number;
  readonly secondsLeft: number;
  /** The code entered last was wrong and another try is left. */
  readonly isWrongCode: boolean;
}

/** A card and what to charge to it. Amounts in kuruş. */
export interface PayRequest {
  readonly cardName: string;
  readonly cardNumber: string;
  readonly month: number;
  /** Four digits. */
  readonly year: number;
  readonly cvc: string;
  readonly phone: string;
  readonly description: string;
  readonly amount: Minor;
  readonly addCommission: boolean;
  /** As in the instalment table; 0 for single payment without having looked. */
  readonly bankId: number;
  readonly instalmentId: number;
  readonly instalments: number;
  readonly charged: Minor;
  /** 0 for a payment without an order. */
  readonly orderId: number;
}

/** The fields of the payment form an error can stand at. */
type PayField =
  | 'CardName'
  | 'CardNumber'
  | 'CardMonth'
  | 'CardYear'
  | 'CardCVC'
  | 'Price'
  | 'ChargePrice'
  | 'BankPosId'
  | 'OrderId';

export type PayErrors = Readonly<Partial<Record<PayField, string>>>;

/** What became of a wish to pay. `silent`: the caller must not get an answer, whatever happened to the money. */
export type PayOutcome =
  | { readonly kind: 'paid'; readonly payment: Payment }
  | { readonly kind: 'threeDs'; readonly token: string; readonly payment: Payment }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'invalid'; readonly errors: PayErrors }
  | { readonly kind: 'silent' };
