import type { Company } from '../accounts/Company.ts';
import type { Day } from '../calendar.ts';
import { clockOf } from '../calendar.ts';
import { mixSeed } from '../catalogue/random.ts';
import type { Currency } from '../catalogue/Catalogue.ts';
import type { Receipt } from '../ledger/Document.ts';
import type { Minor } from '../money.ts';
import { amountInWords } from './amountInWords.ts';
import { cardBanks } from './cardBanks.ts';
import type { Payment } from './Payment.ts';

/** Everything on a printed receipt. Amounts in minor units of `currency`. */
export interface PrintedReceipt {
  readonly id: number;
  readonly number: string;
  /** 'Pos kartı ile tahsilat' or 'Gelen havale'. */
  readonly type: Receipt['type'];
  readonly day: Day;
  /** `HH:mm`; empty where only the date is known. */
  readonly time: string;
  readonly company: Pick<Company, 'name' | 'cariNo' | 'taxOffice' | 'taxNumber'>;
  /** What the account was credited with. */
  readonly amount: Minor;
  readonly currency: Currency;
  /** The amount in Turkish words; only in TRY. */
  readonly inWords?: string;
  readonly note: string;
  /** Only of card payments. */
  readonly card?: PrintedCard;
}

interface PrintedCard {
  readonly bankName: string;
  readonly maskedCard: string;
  readonly holder: string;
  readonly instalments: number;
  /** What the card was charged, commission included. */
  readonly charged: Minor;
  readonly authorisation: string;
}

/** Puts a receipt together. @param payment the card payment behind it, where it was made in the demo. */
export function printedReceipt(company: Company, receipt: Receipt, payment?: Payment): PrintedReceipt {
  const { id, number, type, day, amount, currency, note } = receipt;
  const { name, cariNo, taxOffice, taxNumber } = company;
  const isCard = type === 'Pos kartı ile tahsilat';
  return {
    id,
    number,
    type,
    day,
    time: payment ? clockOf(new Date(payment.startedAt)) : '',
    company: { name, cariNo, taxOffice, taxNumber },
    amount,
    currency,
    ...(currency === 'TRY' && { inWords: amountInWords(amount) }),
    note,
    ...(isCard && { card: payment ? cardOf(payment) : pastCard(company, receipt) }),
  };
}

const cardOf = ({
  bankName,
  maskedCard,
  holder,
  instalments,
  charged,
  authorisation = '',
}: Payment): PrintedCard => ({
  bankName,
  maskedCard,
  holder,
  instalments,
  charged,
  authorisation,
});

/** A card for a payment of the made-up past: a company pays with the same card each time. */
function pastCard(company: Company, { id, amount }: Receipt): PrintedCard {
  const draw = mixSeed(0xca4d, company.id);
  const bank = cardBanks[draw % cardBanks.length];
  return {
    bankName: bank?.name ?? '',
    maskedCard: `${bank?.bins[0]?.slice(0, 6) ?? ''}******${String(draw % 10_000).padStart(4, '0')}`,
    holder: company.addresses[0]?.contact ?? company.name,
    instalments: 1,
    charged: amount,
    authorisation: String(mixSeed(0xa07, id) % 1_000_000).padStart(6, '0'),
  };
}
