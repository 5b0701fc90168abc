import { toFormData } from '../calls/toFormData.ts';
import { backend, write } from '../client.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readReasons } from '../read/readErrors.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import { readId, type Id } from '../read/readId.ts';
import { readRaw } from '../read/readText.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { timeLimit } from '../timeLimit.ts';
import type { InstalmentOption } from './instalments.ts';
import { writeAmount } from './writeAmount.ts';

/** A card as typed: digits only, month 1 to 12, year in four digits. */
export interface Card {
  readonly name: string;
  readonly number: string;
  readonly month: string;
  readonly year: string;
  readonly cvc: string;
}

/** A card and what to charge to it. */
export interface Payment {
  readonly card: Card;
  /** Lira, before commission. */
  readonly price: number;
  readonly addsCommission: boolean;
  /** The option chosen from the table; none is one payment without a lookup. */
  readonly option?: { readonly bankId: Id; readonly chosen: InstalmentOption } | undefined;
  /** The order that is paid; none for a collection. */
  readonly orderId?: Id | undefined;
  /** Contract mode only. */
  readonly phone?: string | undefined;
  readonly description?: string | undefined;
}

/** The fields of POST /payment2. The backend reads them in Turkish culture: amounts carry a decimal comma. */
export function paymentPayload(payment: Payment): Schemas['PaymentForm'] {
  const { card, option, orderId } = payment;
  return {
    CardName: card.name,
    CardNumber: card.number,
    ...(payment.phone !== undefined && { CardHolderPhone: payment.phone }),
    ...(payment.description !== undefined && { CardHolderDescription: payment.description }),
    CardMonth: card.month,
    CardYear: card.year,
    CardCVC: card.cvc,
    Price: writeAmount(payment.price, ','),
    AddcomissionToAmount: payment.addsCommission,
    BankId: option?.bankId ?? 0,
    Installment: option?.chosen.instalments ?? 1,
    ChargePrice: writeAmount(option?.chosen.totalAmount ?? payment.price, ','),
    BankPosId: option?.chosen.id ?? 0,
    OrderId: orderId ?? 0,
    IsBasket: orderId !== undefined,
  };
}

/** Answer to POST /payment2. */
export interface PaymentResult {
  readonly opensThreeDSecure: boolean;
  /** Page of the bank, decoded; '' when there is none or it could not be decoded. Never runs in our origin. */
  readonly threeDSecureHtml: string;
  readonly hasError: boolean;
  readonly errors: readonly string[];
  /** Payment number, '' when the answer carries none. */
  readonly id: Id;
  /** Number of the receipt. */
  readonly receiptId: Id;
}

/** Reads the answer to POST /payment2. */
export function readPaymentResult(body: Wire<Schemas['PaymentResult']>): PaymentResult {
  const errors = readReasons(body);
  return {
    opensThreeDSecure: readFlag(readField(body, 'openThreedsPagePopUp')),
    threeDSecureHtml: readBankHtml(readRaw(readField(body, 'threedsHtmlContent'))),
    hasError: readFlag(readField(body, 'hasError')) || errors.length > 0,
    errors,
    id: readId(readField(body, 'id')),
    receiptId: readId(readField(body, 'fid')),
  };
}

/**
 * The page of a bank as gateways send it: base64 or base64url, padded or not, or not encoded at all; '' when it is none of
 * these. The bytes are decoded: `atob` alone breaks Turkish letters.
 */
function readBankHtml(text: string): string {
  // No alphabet of base64 has a bracket.
  if (text.includes('<')) return text;
  try {
    const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
    const html = decodeBytes(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
    return html.includes('<') ? html : '';
  } catch {
    return '';
  }
}

/** UTF-8, or what Turkish systems wrote before it: text in windows-1254 is hardly ever valid UTF-8. */
function decodeBytes(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

const resultFields = [
  'openThreedsPagePopUp',
  'threedsHtmlContent',
  'hasError',
  'errorMessage',
  'errors',
  'id',
  'fid',
] as const;

/** POST /payment2. A refusal is a result with its reasons, not an error. */
export const pay = (payment: Payment, signal?: AbortSignal): Promise<PaymentResult> =>
  write(
    (init) =>
      backend.POST('/payment2', { ...init, body: paymentPayload(payment), bodySerializer: toFormData }),
    expectAnyOf(resultFields, readPaymentResult),
    { signal, limit: timeLimit.payment },
  );
