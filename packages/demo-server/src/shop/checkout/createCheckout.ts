import type { Actor, Company } from '../accounts/Company.ts';
import { formatMoney } from '../money.ts';
import type { Minor } from '../money.ts';
import type { PaymentWay } from '../orders/Order.ts';
import type { OpenOrder, Orders } from '../orders/createOrders.ts';
import { bankAccounts } from './bankAccounts.ts';
import type { CheckoutChoice, CheckoutErrors, CheckoutView, Finish } from './Checkout.ts';
import { chooseDelivery } from './chooseDelivery.ts';

/** Turns open orders into finished ones. */
export interface Checkout {
  /** Undefined when there is no such open order for the actor: 'Sipariş bulunamadı'. */
  readonly read: (actor: Actor, orderId: number) => CheckoutView | undefined;
  /** Finishes an order once. A second finish of the same order, and any refused choice, changes nothing and says why. */
  readonly finish: (actor: Actor, orderId: number, choice: CheckoutChoice) => Finish;
}

/** What the checkout asks of the rest of the shop. */
export interface CheckoutNeeds {
  readonly orders: Orders;
  /** What a company owes and has ordered on open account, in kuruş. */
  readonly exposure: (company: Company) => Minor;
  /** What was paid by card for an order so far, in kuruş. */
  readonly paidFor: (actor: Actor, orderId: number) => Minor;
}

type Payment = { readonly way: PaymentWay; readonly detail: string; readonly errors?: undefined };

export function createCheckout({ orders, exposure, paidFor }: CheckoutNeeds): Checkout {
  const choosePayment = (
    choice: CheckoutChoice,
    actor: Actor,
    order: OpenOrder,
  ): Payment | { errors: CheckoutErrors } => {
    const way = paymentWaysOf(actor.company).find((one) => one === choice.payment);
    switch (way) {
      case 'havale': {
        const account = bankAccounts.find(({ id }) => id === choice.bankAccountId);
        return account
          ? { way, detail: `${account.bankName} ${account.iban}` }
          : { errors: { odemeHavaleBanka: 'Lütfen havale yapacağınız banka hesabını seçin.' } };
      }
      case 'acikhesap': {
        const left = actor.company.riskLimit - exposure(actor.company);
        return order.totalTry <= left
          ? { way, detail: '' }
          : {
              errors: {
                odemeSekli: `Sipariş tutarı kullanılabilir risk limitinizi (${formatMoney(Math.max(0, left), 'TRY')}) aşıyor.`,
              },
            };
      }
      case 'kredikarti': {
        const paid = paidFor(actor, order.id);
        if (paid === 0)
          return { errors: { odemeSekli: 'Bu sipariş için alınmış bir kart ödemesi bulunamadı.' } };
        return paid >= order.totalTry
          ? { way, detail: formatMoney(paid, 'TRY') }
          : { errors: { odemeSekli: 'Alınan kart ödemesi sipariş tutarını karşılamıyor.' } };
      }
      default:
        return { errors: { odemeSekli: 'Lütfen ödeme şekli seçin.' } };
    }
  };

  return {
    read: (actor, orderId) => {
      const order = orders.open(actor, orderId);
      if (!order) return undefined;
      const { company } = actor;
      const { addresses, vehicleTimes, courierTimes } = company;
      return {
        order,
        showTotalTry: order.currency !== 'TRY',
        payAmount: Math.max(0, order.totalTry - paidFor(actor, orderId)),
        addresses,
        vehicleTimes,
        courierTimes,
        bankAccounts,
        paymentWays: paymentWaysOf(company),
        defaultPaymentWay: 'havale',
        openAccountMessage: openAccountMessage(company, exposure(company)),
        isFinishable: !order.exceedsStock,
      };
    },
    finish: (actor, orderId, choice) => {
      const order = orders.open(actor, orderId);
      if (!order)
        return { ok: false, errors: { siparis: whyNotOpen(orders.finished(actor, orderId) !== undefined) } };
      if (order.exceedsStock) {
        return { ok: false, errors: { siparis: 'Sepetinizde stok miktarını aşan ürün bulunuyor.' } };
      }
      const delivery = chooseDelivery(choice, actor.company);
      const payment = choosePayment(choice, actor, order);
      if (delivery.errors || payment.errors)
        return { ok: false, errors: { ...delivery.errors, ...payment.errors } };
      const finished = orders.finish(actor, orderId, {
        delivery: delivery.way,
        deliveryDetail: delivery.detail,
        payment: payment.way,
        paymentDetail: payment.detail,
      });
      return finished ? { ok: true, order: finished } : { ok: false, errors: { siparis: whyNotOpen(false) } };
    },
  };
}

/** The legacy shop books an order again when it is finished twice; a demo that did so would teach its users wrongly. */
const whyNotOpen = (isFinished: boolean) =>
  isFinished
    ? 'Bu sipariş zaten tamamlandı.'
    : 'Sipariş bulunamadı. Sepetiniz değişmiş olabilir; lütfen yeniden sipariş verin.';

/** Open account is for companies that have a limit. */
const paymentWaysOf = ({ riskLimit }: Company): readonly PaymentWay[] =>
  riskLimit > 0 ? ['havale', 'acikhesap', 'kredikarti'] : ['havale', 'kredikarti'];

const openAccountMessage = ({ riskLimit, paymentDays }: Company, used: Minor) =>
  `<p>Siparişiniz <strong>${String(paymentDays)} gün vadeli</strong> olarak açık hesabınıza yazılır.</p>` +
  `<ul><li>Risk limitiniz: <strong>${formatMoney(riskLimit, 'TRY')}</strong></li>` +
  `<li>Kullanılan: ${formatMoney(used, 'TRY')}</li>` +
  `<li>Kullanılabilir: ${formatMoney(Math.max(0, riskLimit - used), 'TRY')}</li></ul>`;
