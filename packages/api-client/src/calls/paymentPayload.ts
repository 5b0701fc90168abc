import type { Id } from '../read/readId.ts';
import type { InstalmentOption } from '../read/readInstalments.ts';
import { toMinorUnits } from '../read/sumAmounts.ts';
import type { components } from '../schema.d.ts';

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

export type PaymentForm = components['schemas']['PaymentForm'];

/** The fields of POST /payment2. The backend reads them in Turkish culture: amounts carry a decimal comma. */
export function paymentPayload(payment: Payment): PaymentForm {
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

/** An amount for the wire: two decimals, no grouping, `1234,50` in forms and `1234.50` in addresses. */
export function writeAmount(amount: number, decimalSeparator: ',' | '.'): string {
  const units = toMinorUnits(amount);
  const digits = String(Math.abs(units)).padStart(3, '0');
  return `${units < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalSeparator}${digits.slice(-2)}`;
}

/** What stands for a card number in an address: its first eight digits, which name the bank, and zeros up to 16. */
export function maskCardNumber(cardNumber: string): string {
  return cardNumber.replace(/\D/g, '').slice(0, 8).padEnd(16, '0');
}
