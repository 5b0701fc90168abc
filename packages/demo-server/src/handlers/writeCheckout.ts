import type { CheckoutView } from '../shop/checkout/Checkout.ts';
import { formatMoney } from '../shop/money.ts';
import type { Wire } from './http.ts';

/** The choices of an open order; undefined is an order that is not there, or not this company's. */
export function writeCheckout(view: CheckoutView | undefined): Wire['Checkout'] {
  if (!view) return { notFound: true };
  const { order, paymentWays } = view;
  return {
    notFound: false,
    toplamTutarF: formatMoney(order.totals.gross, order.currency),
    toplamTutarTLF: formatMoney(order.totalTry, 'TRY'),
    toplamTutarTL: order.totalTry / 100,
    showToplamTL: view.showTotalTry,
    payPrice: view.payAmount / 100,
    teslimatAracActive: view.vehicleTimes.length > 0,
    teslimatKuryeActive: view.courierTimes.length > 0,
    teslimatAracSaats: [...view.vehicleTimes],
    teslimatKuryeSaats: [...view.courierTimes],
    adreses: view.addresses.map(({ id, contact, text }) => ({ id, yetkili: `${contact} – ${text}` })),
    bankaHesaps: view.bankAccounts.map((account) => ({
      id: account.id,
      bankaAdi: account.bankName,
      doviz: account.currency,
      hesapNo: account.accountNumber,
      iban: account.iban,
    })),
    odemeSekilleri: [...paymentWays],
    varsayilanOdemeSekli: view.defaultPaymentWay,
    creditCardEnable: paymentWays.includes('kredikarti'),
    payProvider: 'paynet',
    acikHesapMessage: view.openAccountMessage,
    disableFinish: !view.isFinishable,
  };
}
