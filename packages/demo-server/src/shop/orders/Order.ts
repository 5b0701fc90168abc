import type { Currency } from '../catalogue/Catalogue.ts';
import type { Day } from '../calendar.ts';
import type { Minor, Rate } from '../money.ts';
import type { PricedLine, Totals } from '../pricing/priceLine.ts';

export type DeliveryWay = 'depo' | 'kargo' | 'arac' | 'kurye';
export type PaymentWay = 'havale' | 'acikhesap' | 'kredikarti';

/** Goods at the prices and the rate of a moment, in one currency. */
export interface PricedOrder {
  /** All in `currency`. */
  readonly lines: readonly PricedLine[];
  readonly currency: Currency;
  readonly totals: Totals;
  /** Selling rate of `currency`. */
  readonly rate: Rate;
  /** `totals.gross` in kuruş. */
  readonly totalTry: Minor;
}

/** An order that was finished. */
export interface Order extends PricedOrder {
  /** The number of the basket it came from. */
  readonly id: number;
  /** Document number in the reports, e.g. `WEB2026000100001`. */
  readonly number: string;
  readonly companyId: number;
  readonly memberId: number;
  readonly day: Day;
  readonly note: string;
  readonly delivery: DeliveryWay;
  /** Address or time that goes with the delivery, as text; empty for `depo`. */
  readonly deliveryDetail: string;
  readonly payment: PaymentWay;
  /** The bank the transfer goes to, or what was paid by card; empty for `acikhesap`. */
  readonly paymentDetail: string;
}
