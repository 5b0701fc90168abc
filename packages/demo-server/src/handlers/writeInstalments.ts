import { instalmentsFor } from '../shop/payments/instalments.ts';
import type { Minor } from '../shop/money.ts';
import type { Wire } from './http.ts';

/** The instalment tables for an amount. @param bin first eight digits of the card. */
export const writeInstalments = (
  amount: Minor,
  addsCommission: boolean,
  bin: string,
): Wire['InstalmentBank'][] =>
  instalmentsFor(amount, addsCommission, bin).map(({ bank, instalments }) => ({
    bank_id: bank.id,
    bank_logo: `/image/bank/${String(bank.id)}.svg`,
    bank_name: `${bank.name} ${bank.cardName}`,
    ratio: instalments.map((one) => ({
      id: one.id,
      instalment: one.count,
      desc: one.text,
      ratioNew: one.commission / 100,
      total_amount: one.total / 100,
      instalment_amount: one.each / 100,
      total_net_amount: one.net / 100,
    })),
  }));
