import { basisPointsOf, divideHalfUp } from '../money.ts';
import type { Minor } from '../money.ts';
import { bankOfCard, cardBanks } from './cardBanks.ts';
import type { CardBank } from './cardBanks.ts';

/** One way to pay an amount by card. Amounts in kuruş. */
export interface Instalment {
  /** Also names the bank's terminal (pos) it goes through. */
  readonly id: number;
  readonly count: number;
  /** 'Tek Çekim', '3 Taksit' */
  readonly text: string;
  /** In hundredths of a percent of the amount. */
  readonly commission: number;
  /** What the card is charged. */
  readonly total: Minor;
  /** One instalment, rounded half up; the bank adjusts the last one so that they add up to `total`. */
  readonly each: Minor;
  /** What the shop receives after the bank's commission. */
  readonly net: Minor;
}

export interface BankInstalments {
  readonly bank: CardBank;
  readonly instalments: readonly Instalment[];
}

/**
 * The instalment tables for a card: of its bank, or of all banks where the card is not known yet.
 * @param addCommission true: the card pays the commission on top and the shop receives the amount; false: the card pays
 *   the amount and the shop bears the commission. Either way the account is credited with the amount.
 * @param bin first eight digits of the card, or fewer.
 */
export function instalmentsFor(
  amount: Minor,
  addCommission: boolean,
  bin: string,
): readonly BankInstalments[] {
  const banks = /^\d{8}$/.test(bin) && bin !== '00000000' ? [bankOfCard(bin)] : cardBanks;
  return banks.map((bank) => ({ bank, instalments: tableOf(bank, amount, addCommission) }));
}

function tableOf(bank: CardBank, amount: Minor, addCommission: boolean): readonly Instalment[] {
  return bank.commission.map((commission, index) => {
    const count = index + 1;
    const fee = basisPointsOf(amount, commission);
    const total = addCommission ? amount + fee : amount;
    return {
      id: bank.id * 100 + count,
      count,
      text: count === 1 ? 'Tek Çekim' : `${String(count)} Taksit`,
      commission,
      total,
      each: divideHalfUp(total, count),
      net: addCommission ? amount : amount - fee,
    };
  });
}
