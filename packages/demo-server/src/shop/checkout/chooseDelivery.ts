import type { Company } from '../accounts/Company.ts';
import type { DeliveryWay } from '../orders/Order.ts';
import { deliveryWays } from './Checkout.ts';
import type { CheckoutChoice, CheckoutErrors } from './Checkout.ts';

type Delivery = { readonly way: DeliveryWay; readonly detail: string; readonly errors?: undefined };

/** Reads the delivery a dealer chose; errors say what the company cannot have or what is missing. */
export function chooseDelivery(
  choice: CheckoutChoice,
  company: Company,
): Delivery | { readonly errors: CheckoutErrors } {
  const way = deliveryWays.find((one) => one === choice.delivery);
  switch (way) {
    case 'depo':
      return { way, detail: '' };
    case 'kargo': {
      const address = company.addresses.find(({ id }) => id === choice.addressId);
      return address
        ? { way, detail: address.text }
        : { errors: { teslimAdres: 'Lütfen teslimat adresi seçin.' } };
    }
    case 'arac':
      if (company.vehicleTimes.length === 0)
        return { errors: { teslimSekli: 'Adresinize araç ile teslimat yapılmıyor.' } };
      return company.vehicleTimes.includes(choice.vehicleTime)
        ? { way, detail: choice.vehicleTime }
        : { errors: { teslimAracSaat: 'Lütfen araç teslimat saatini seçin.' } };
    case 'kurye':
      if (company.courierTimes.length === 0)
        return { errors: { teslimSekli: 'Adresinize kurye ile teslimat yapılmıyor.' } };
      return company.courierTimes.includes(choice.courierTime)
        ? { way, detail: choice.courierTime }
        : { errors: { teslimKuryeSaat: 'Lütfen kurye teslimat saatini seçin.' } };
    default:
      return { errors: { teslimSekli: 'Lütfen teslimat şekli seçin.' } };
  }
}
