import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import {
  type Checkout,
  type DeliveryKind,
  deliveryKinds,
  type PaymentKind,
} from '@vitrin/api-client/checkout/checkout';
import { deliveryNames, paymentNames } from './checkoutWords.ts';

/** What the dealer has chosen so far; what is left out follows the server's offer. */
export type CheckoutDraft = Partial<Omit<CheckoutChoice, 'instalment'>>;

/** A draft that was kept. Whatever it holds: only what is still offered counts. */
export const readCheckoutDraft = (kept: unknown) => (kept ?? {}) as CheckoutDraft;

/** Delivery and payment as they stand; no payment where this order can be paid in no way that is offered here. */
export type ResolvedChoice = Omit<CheckoutChoice, 'payment'> & { readonly payment: PaymentKind | undefined };

/** Deliveries of this order: vehicle and courier only where the server has them. */
export const offeredDeliveries = (checkout: Checkout): readonly DeliveryKind[] =>
  deliveryKinds.filter(
    (kind) =>
      (kind !== 'arac' || checkout.canDeliverByVehicle) && (kind !== 'kurye' || checkout.canDeliverByCourier),
  );

/** Payments of this order: a card only with the server's leave. */
export const offeredPayments = ({ paymentKinds, canPayByCard }: Checkout): readonly PaymentKind[] =>
  paymentKinds.filter((kind) => kind !== 'kredikarti' || canPayByCard);

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

const idsOf = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

/** What a draft has become under an offer. */
interface Resolution {
  readonly choice: ResolvedChoice;
  /** The draft without what is no longer offered. */
  readonly kept: CheckoutDraft;
  /** In words, what was chosen and is no longer offered. */
  readonly lost: readonly string[];
}

/**
 * The choice as it stands: what was chosen as far as it is still offered, otherwise the server's default, otherwise the
 * usual one. Where there is only one address, time or account, it is taken.
 */
export function resolveChoice(draft: CheckoutDraft, checkout: Checkout): Resolution {
  const payments = offeredPayments(checkout);
  const usual = [checkout.defaultPayment, 'havale' as const].find((kind) => kind && payments.includes(kind));
  const offers = {
    delivery: offeredDeliveries(checkout),
    payment: payments,
    addressId: idsOf(checkout.addresses),
    vehicleTime: checkout.vehicleTimes,
    courierTime: checkout.courierTimes,
    bankAccountId: idsOf(checkout.bankAccounts),
  };
  const kept: CheckoutDraft = {
    delivery: stillIn(offers.delivery, draft.delivery),
    payment: stillIn(offers.payment, draft.payment),
    addressId: stillIn(offers.addressId, draft.addressId),
    vehicleTime: stillIn(offers.vehicleTime, draft.vehicleTime),
    courierTime: stillIn(offers.courierTime, draft.courierTime),
    bankAccountId: stillIn(offers.bankAccountId, draft.bankAccountId),
  };
  const choice: ResolvedChoice = {
    delivery: kept.delivery ?? 'depo',
    payment: kept.payment ?? usual ?? payments[0],
    addressId: kept.addressId ?? only(offers.addressId),
    vehicleTime: kept.vehicleTime ?? only(offers.vehicleTime),
    courierTime: kept.courierTime ?? only(offers.courierTime),
    bankAccountId: kept.bankAccountId ?? only(offers.bankAccountId),
  };
  return { choice, kept, lost: describeLost(draft, kept, choice) };
}

const stillIn = <T>(offered: readonly T[], chosen: T | undefined): T | undefined =>
  offered.find((one) => one === chosen);

/** What went away, as far as it still mattered. */
function describeLost(draft: CheckoutDraft, kept: CheckoutDraft, choice: ResolvedChoice): readonly string[] {
  const isLost = (field: keyof CheckoutDraft) => draft[field] !== undefined && kept[field] === undefined;
  const lost: string[] = [];
  if (draft.delivery && isLost('delivery')) {
    const instead = deliveryNames[choice.delivery];
    lost.push(`“${deliveryNames[draft.delivery]}” artık sunulmuyor; ${instead} seçildi.`);
  }
  if (draft.payment && isLost('payment')) {
    const instead = choice.payment ? ` ${paymentNames[choice.payment]} seçildi.` : '';
    lost.push(`“${paymentNames[draft.payment]}” artık sunulmuyor;${instead || ' ödeme şekli kalmadı.'}`);
  }
  if (choice.delivery === 'kargo' && isLost('addressId')) {
    lost.push('Seçtiğiniz teslimat adresi artık sunulmuyor.');
  }
  if (choice.delivery === 'arac' && isLost('vehicleTime')) lost.push(lostTime);
  if (choice.delivery === 'kurye' && isLost('courierTime')) lost.push(lostTime);
  if (choice.payment === 'havale' && isLost('bankAccountId')) {
    lost.push('Seçtiğiniz banka hesabı artık sunulmuyor.');
  }
  return lost;
}

const lostTime = 'Seçtiğiniz teslimat saati artık sunulmuyor.';
