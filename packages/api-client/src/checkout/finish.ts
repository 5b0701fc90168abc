import { mutationOptions } from '@tanstack/react-query';
import { pathId } from '../calls/pathId.ts';
import { backend, write } from '../client.ts';
import { once } from '../queries/queryDefaults.ts';
import { expectAnyOf } from '../read/expectBody.ts';
import { readReasons } from '../read/readErrors.ts';
import { readField } from '../read/readField.ts';
import { readFlag } from '../read/readFlag.ts';
import type { Id } from '../read/readId.ts';
import type { Schemas, Wire } from '../read/Wire.ts';
import { timeLimit } from '../timeLimit.ts';
import type { DeliveryKind, PaymentKind } from './checkout.ts';

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
export function finishPayload(choice: CheckoutChoice): Schemas['CheckoutSubmit'] {
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

/** Answer to POST /basket/checkout2/{id}. */
export interface FinishResult {
  readonly hasError: boolean;
  readonly errors: readonly string[];
}

/** Reads the answer to POST /basket/checkout2/{id}; messages without the flag are a refusal too. */
export function readFinishResult(body: Wire<Schemas['CheckoutResult']>): FinishResult {
  const errors = readReasons(body);
  return { hasError: readFlag(readField(body, 'hasError')) || errors.length > 0, errors };
}

/** POST /basket/checkout2/{id}. A refusal is a result with its reasons, not an error. */
export async function finishCheckout(
  orderId: Id,
  choice: CheckoutChoice,
  signal?: AbortSignal,
): Promise<FinishResult> {
  const params = { path: { id: pathId(orderId) } };
  return write(
    (init) => backend.POST('/basket/checkout2/{id}', { ...init, params, body: finishPayload(choice) }),
    expectAnyOf(['hasError', 'errors'], readFinishResult),
    { signal, limit: timeLimit.payment },
  );
}

/** Finishes an order. */
export const finishMutation = () =>
  mutationOptions({
    mutationFn: ({ orderId, choice }: { readonly orderId: Id; readonly choice: CheckoutChoice }) =>
      finishCheckout(orderId, choice),
    ...once,
  });
