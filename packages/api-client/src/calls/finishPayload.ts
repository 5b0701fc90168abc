import type { DeliveryKind, PaymentKind } from '../read/readCheckout.ts';
import type { components } from '../schema.d.ts';

/** Delivery and payment as chosen. What belongs to another choice may be given and is not sent. */
export interface CheckoutChoice {
  readonly delivery: DeliveryKind;
  readonly payment: PaymentKind;
  /** For `kargo`. */
  readonly addressId?: number | undefined;
  /** For `arac`. */
  readonly vehicleTime?: string | undefined;
  /** For `kurye`. */
  readonly courierTime?: string | undefined;
  /** For `havale`. */
  readonly bankAccountId?: number | undefined;
  /** For `kredikarti`: how the card was charged. */
  readonly instalment?:
    | {
        readonly id: number;
        readonly count: number;
        readonly addsCommission: boolean;
      }
    | undefined;
}

/**
 * The body of POST /basket/checkout2/{id}: every field always, 0 and '' where unused. No card field is ever filled: the
 * card went to /payment2 and nothing carries it twice.
 */
export function finishPayload(choice: CheckoutChoice): components['schemas']['CheckoutSubmit'] {
  const { delivery, payment } = choice;
  const instalment = payment === 'kredikarti' ? choice.instalment : undefined;
  return {
    teslimSekli: delivery,
    odemeSekli: payment,
    teslimAracSaat: delivery === 'arac' ? (choice.vehicleTime ?? '') : '',
    teslimAdres: delivery === 'kargo' ? (choice.addressId ?? 0) : 0,
    teslimKuryeSaat: delivery === 'kurye' ? (choice.courierTime ?? '') : '',
    cardName: '',
    cardNumber: '',
    cardCVC: '',
    cardMonth: '',
    cardYear: '',
    addcomissionToAmount: instalment?.addsCommission ?? false,
    installment: instalment?.count ?? 0,
    installmentId: instalment?.id ?? 0,
    odemeHavaleBanka: payment === 'havale' ? (choice.bankAccountId ?? 0) : 0,
  };
}
