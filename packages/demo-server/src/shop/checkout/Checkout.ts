import type { Address } from '../accounts/Company.ts';
import type { Minor } from '../money.ts';
import type { DeliveryWay, Order, PaymentWay } from '../orders/Order.ts';
import type { OpenOrder } from '../orders/createOrders.ts';
import type { BankAccount } from './bankAccounts.ts';

/** An open order with everything there is to choose. */
export interface CheckoutView {
  readonly order: OpenOrder;
  /** Whether the total is also shown in TRY: it is not in TRY already. */
  readonly showTotalTry: boolean;
  /** What is still to be paid where it is paid by card, before commission, in kuruş. */
  readonly payAmount: Minor;
  readonly addresses: readonly Address[];
  readonly vehicleTimes: readonly string[];
  readonly courierTimes: readonly string[];
  readonly bankAccounts: readonly BankAccount[];
  readonly paymentWays: readonly PaymentWay[];
  readonly defaultPaymentWay: PaymentWay;
  /** HTML. */
  readonly openAccountMessage: string;
  /** False while a row exceeds the stock. */
  readonly isFinishable: boolean;
}

/** What the dealer chose. Unused numbers are 0, unused texts empty. */
export interface CheckoutChoice {
  readonly delivery: string;
  readonly addressId: number;
  readonly vehicleTime: string;
  readonly courierTime: string;
  readonly payment: string;
  readonly bankAccountId: number;
}

/** The fields of the submitted checkout an error can stand at; `siparis` is the order itself. */
type CheckoutField =
  | 'siparis'
  | 'teslimSekli'
  | 'teslimAdres'
  | 'teslimAracSaat'
  | 'teslimKuryeSaat'
  | 'odemeSekli'
  | 'odemeHavaleBanka';

/** Turkish sentences by field. */
export type CheckoutErrors = Readonly<Partial<Record<CheckoutField, string>>>;

export type Finish =
  | { readonly ok: true; readonly order: Order }
  | { readonly ok: false; readonly errors: CheckoutErrors };

export const deliveryWays: readonly DeliveryWay[] = ['depo', 'kargo', 'arac', 'kurye'];
