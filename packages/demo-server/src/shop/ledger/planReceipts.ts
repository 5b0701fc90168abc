import { addDays } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import type { Random } from '../catalogue/random.ts';
import { divideHalfUp, toTry } from '../money.ts';
import type { Minor } from '../money.ts';
import { documentNumber, financeIdOf } from './Document.ts';
import type { Receipt, ReceiptType, TradeDocument } from './Document.ts';
import { workdayFrom } from './workday.ts';

/** `terms`: by the invoice's due date; `transfer`: right after ordering; `settled`: the money is in the books already. */
export type PaymentPlan = 'terms' | 'transfer' | 'settled';

/**
 * The money for an invoice less what was returned of it. Foreign invoices are paid in their currency at the invoice's own
 * rate, so that the account closes without exchange differences.
 * @param firstId two ids from here on are free.
 */
export function planReceipts(
  random: Random,
  plan: PaymentPlan,
  firstId: number,
  invoice: TradeDocument,
  returned: TradeDocument | undefined,
): readonly Receipt[] {
  const { currency, rate, number, orderDay, dueDay } = invoice;
  const amount = invoice.totals.gross - (returned?.totals.gross ?? 0);
  const amountTry = invoice.totalTry - (returned?.totalTry ?? 0);
  if (plan === 'settled' || amount <= 0) return [];
  const receive = (id: number, type: ReceiptType, day: Day, part: Minor, partTry: Minor): Receipt => {
    const received = workdayFrom(day);
    return {
      id,
      financeId: financeIdOf(id),
      number: documentNumber(type === 'Gelen havale' ? 'HVL' : 'POS', received, id),
      type,
      day: received,
      currency,
      rate,
      amount: part,
      amountTry: partTry,
      note: `Fatura no: ${number}`,
      refersTo: [number],
    };
  };

  if (plan === 'transfer') return [receive(firstId, 'Gelen havale', addDays(orderDay, 1), amount, amountTry)];
  const draw = random.next();
  const delay = random.between(-3, 6);
  if (draw < 0.24 && currency === 'TRY') {
    return [receive(firstId, 'Pos kartı ile tahsilat', addDays(dueDay, delay - 4), amount, amountTry)];
  }
  if (draw < 0.36) {
    const half = divideHalfUp(amount, 2);
    const halfTry = toTry(half, rate);
    return [
      receive(firstId, 'Gelen havale', addDays(dueDay, delay - 7), half, halfTry),
      receive(firstId + 1, 'Gelen havale', addDays(dueDay, delay + 8), amount - half, amountTry - halfTry),
    ];
  }
  return [
    receive(firstId, 'Gelen havale', addDays(dueDay, draw > 0.95 ? delay + 40 : delay), amount, amountTry),
  ];
}
