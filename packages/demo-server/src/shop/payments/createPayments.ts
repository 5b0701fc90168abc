import type { Store } from '../../store/Store.ts';
import type { Actor } from '../accounts/Company.ts';
import { dayOf } from '../calendar.ts';
import type { Counters } from '../createCounters.ts';
import { documentNumber, financeIdOf } from '../ledger/Document.ts';
import type { Receipt } from '../ledger/Document.ts';
import { formatMoney } from '../money.ts';
import type { Minor } from '../money.ts';
import type { Orders } from '../orders/createOrders.ts';
import { randomToken } from '../randomToken.ts';
import { checkPayRequest } from './checkPayRequest.ts';
import { createThreeDs } from './createThreeDs.ts';
import type { Settlement, ThreeDsPage } from './createThreeDs.ts';
import type { PayErrors, Payment, PayOutcome, PayRequest } from './Payment.ts';
import { behaviourOf } from './testCards.ts';

/** Payments by card. */
export interface Payments {
  /** Charges a card, or opens the bank's 3-D Secure page. An order takes what is still to be paid of it, and no more. */
  readonly pay: (actor: Actor, request: PayRequest) => PayOutcome;
  readonly threeDs: ThreeDsPage;
  /** What was paid by card for an order so far, in kuruş. */
  readonly paidFor: (actor: Actor, orderId: number) => Minor;
  /** A payment of the company, by its id or its number in the cash books. */
  readonly find: (companyId: number, id: number) => Payment | undefined;
  /** The paid ones as the ledger books them, oldest first. */
  readonly receiptsOf: (companyId: number) => readonly Receipt[];
}

const firstPaymentId = 700_001;

export function createPayments(store: Store, orders: Orders, counters: Counters, now: () => Date): Payments {
  const payments = store.table<Payment>('payments', {
    id: (payment) => String(payment.id),
    owner: (payment) => String(payment.companyId),
  });
  const today = () => dayOf(now());
  const settle: Settlement = {
    paid: (payment) => {
      const authorisation = String(Number.parseInt(randomToken().slice(0, 8), 16) % 1_000_000).padStart(
        6,
        '0',
      );
      const paid: Payment = { ...payment, state: 'paid', day: today(), authorisation };
      payments.put(paid);
      return paid;
    },
    ended: (payment, state, reason) => {
      const ended: Payment = { ...payment, state, reason, day: today() };
      payments.put(ended);
      return ended;
    },
  };
  const threeDs = createThreeDs(store, payments, settle, now);
  const ofCompany = (companyId: number) => payments.owned(String(companyId));
  const paidFor = (actor: Actor, orderId: number) =>
    ofCompany(actor.company.id)
      .filter((payment) => payment.orderId === orderId && payment.state === 'paid')
      .reduce((sum, payment) => sum + payment.amount, 0);

  /** Why the order cannot be paid like this. */
  const refuseOrder = (actor: Actor, { orderId, amount }: PayRequest): PayErrors | undefined => {
    if (orderId === 0) return undefined;
    const order = orders.open(actor, orderId);
    if (!order) return { OrderId: 'Sipariş bulunamadı. Sepetiniz değişmiş olabilir.' };
    const due = order.totalTry - paidFor(actor, orderId);
    if (due <= 0)
      return { OrderId: 'Bu siparişin ödemesi alınmış. Tekrar ödeme yapmayın; siparişi tamamlayın.' };
    return amount === due
      ? undefined
      : { Price: `Ödeme tutarı siparişin ödenecek tutarı (${formatMoney(due, 'TRY')}) ile aynı olmalı.` };
  };

  /** A second try for an order closes the bank page of the first one: two open pages could both be paid. */
  const abandonEarlier = (actor: Actor, orderId: number) => {
    if (orderId === 0) return;
    for (const payment of ofCompany(actor.company.id)) {
      if (payment.orderId === orderId && payment.state === 'waiting') {
        settle.ended(payment, 'abandoned', 'Aynı sipariş için yeni bir ödeme başlatıldı.');
      }
    }
  };

  return {
    threeDs,
    paidFor,
    find: (companyId, id) => ofCompany(companyId).find((one) => one.id === id || one.financeId === id),
    receiptsOf: (companyId) =>
      ofCompany(companyId)
        .filter((payment) => payment.state === 'paid')
        .map(toReceipt),
    pay: (actor, request) => {
      const checked = checkPayRequest(request, today());
      if (checked.errors) return { kind: 'invalid', errors: checked.errors };
      const orderErrors = refuseOrder(actor, request);
      if (orderErrors) return { kind: 'invalid', errors: orderErrors };
      const behaviour = behaviourOf(request.cardNumber);
      return store.transaction((): PayOutcome => {
        abandonEarlier(actor, request.orderId);
        const id = counters.next('payment', firstPaymentId);
        const payment: Payment = {
          id,
          financeId: financeIdOf(id),
          companyId: actor.company.id,
          memberId: actor.member.id,
          orderId: request.orderId,
          amount: request.amount,
          charged: checked.instalment.total,
          instalments: checked.instalment.count,
          bankId: checked.bank.id,
          bankName: checked.bank.name,
          maskedCard: `${request.cardNumber.slice(0, 6)}******${request.cardNumber.slice(-4)}`,
          holder: request.cardName.trim(),
          phone: request.phone,
          description: request.description,
          state: 'waiting',
          startedAt: now().getTime(),
          day: today(),
        };
        switch (behaviour) {
          case 'takes':
            return { kind: 'paid', payment: settle.paid(payment) };
          case 'takesSilently':
            settle.paid(payment);
            return { kind: 'silent' };
          case 'declines':
          case 'declinesSilently': {
            const reason = 'Kart limiti yetersiz.';
            settle.ended(payment, 'refused', reason);
            return behaviour === 'declines' ? { kind: 'refused', message: reason } : { kind: 'silent' };
          }
          default:
            payments.put(payment);
            return { kind: 'threeDs', token: threeDs.open(payment, behaviour), payment };
        }
      });
    },
  };
}

const toReceipt = ({ id, financeId, day, amount, orderId, description }: Payment): Receipt => ({
  id,
  financeId,
  number: documentNumber('POS', day, id),
  type: 'Pos kartı ile tahsilat',
  day,
  currency: 'TRY',
  rate: 10_000,
  amount,
  amountTry: amount,
  note: description !== '' || orderId === 0 ? description : `Web siparişi: ${String(orderId)}`,
  refersTo: [],
});
