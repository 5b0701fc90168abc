import type { Day } from '../calendar.ts';
import type { Currency } from '../catalogue/Catalogue.ts';
import type { Minor, Rate } from '../money.ts';
import { toTry } from '../money.ts';
import { byAge } from './Document.ts';
import type { Books, Receipt, ReceiptType, TradeDocument, TradeType } from './Document.ts';

/** One line of an account. Debit and credit in minor units of `currency`; delivery notes move goods, not money: both are 0. */
export interface Movement {
  readonly id: number;
  readonly number: string;
  readonly day: Day;
  readonly type: TradeType | ReceiptType;
  readonly debit: Minor;
  readonly credit: Minor;
  readonly currency: Currency;
  readonly rate: Rate;
  /** In kuruş. */
  readonly debitTry: Minor;
  readonly creditTry: Minor;
  /** Only of money that came in. */
  readonly financeId?: number;
}

/** A line of the account statement, which is kept in TRY. */
export interface StatementRow extends Movement {
  /** What the company owes after this line, in kuruş; negative when it has money to its credit. */
  readonly balanceTry: Minor;
}

/** Invoices, returns, delivery notes and receipts as movements, oldest first. */
export function movementsOf({ documents, receipts }: Books): readonly Movement[] {
  const rows = documents.filter((document) => document.kind !== 'order').map(fromDocument);
  return [...rows, ...receipts.map(fromReceipt)].toSorted(byAge);
}

function fromDocument({ id, number, day, type, kind, currency, rate, totals }: TradeDocument): Movement {
  const debit = kind === 'invoice' ? totals.gross : 0;
  const credit = kind === 'return' ? totals.gross : 0;
  return {
    id,
    number,
    day,
    type,
    debit,
    credit,
    currency,
    rate,
    debitTry: toTry(debit, rate),
    creditTry: toTry(credit, rate),
  };
}

function fromReceipt({
  id,
  financeId,
  number,
  day,
  type,
  currency,
  rate,
  amount,
  amountTry,
}: Receipt): Movement {
  return {
    id,
    number,
    day,
    type,
    debit: 0,
    credit: amount,
    currency,
    rate,
    debitTry: 0,
    creditTry: amountTry,
    financeId,
  };
}
