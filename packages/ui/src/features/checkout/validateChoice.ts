import type { CheckoutChoice } from '@vitrin/api-client/checkout/finish';
import type { Checkout } from '@vitrin/api-client/checkout/checkout';
import type { ResolvedChoice } from './resolveChoice.ts';

/** What is still missing, by the field that wants it. */
export type ChoiceErrors = Partial<
  Record<'addressId' | 'vehicleTime' | 'courierTime' | 'payment' | 'bankAccountId', string>
>;

/** What must be chosen before sending; something can only be missing where the server offered any of it. */
export function validateChoice(choice: ResolvedChoice, checkout: Checkout): ChoiceErrors {
  const { delivery, payment } = choice;
  const errors: ChoiceErrors = {};
  if (delivery === 'kargo' && checkout.addresses.length > 0 && choice.addressId === undefined) {
    errors.addressId = 'Teslimat adresini seçin.';
  }
  if (delivery === 'arac' && checkout.vehicleTimes.length > 0 && choice.vehicleTime === undefined) {
    errors.vehicleTime = 'Teslimat saatini seçin.';
  }
  if (delivery === 'kurye' && checkout.courierTimes.length > 0 && choice.courierTime === undefined) {
    errors.courierTime = 'Teslimat saatini seçin.';
  }
  if (payment === undefined) errors.payment = 'Ödeme şeklini seçin.';
  if (payment === 'havale' && checkout.bankAccounts.length > 0 && choice.bankAccountId === undefined) {
    errors.bankAccountId = 'Havale yapacağınız banka hesabını seçin.';
  }
  return errors;
}

/** Whether a choice can be sent. */
export const isComplete = (choice: ResolvedChoice, errors: ChoiceErrors): choice is CheckoutChoice =>
  choice.payment !== undefined && Object.keys(errors).length === 0;
