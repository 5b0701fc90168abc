import { readKurus } from '@vitrin/api-client/read/readKurus';
import { dayNumber } from '../../../text/dayNumber.ts';
import { compareCurrencies } from '../compareCurrencies.ts';
import { isKnownMovement } from '../isKnownMovement.ts';
import type { ReportLine } from '../ReportLine.ts';

/** A movement of which something is open. Amounts in whole kuruş: a debit is positive, a credit negative. */
export interface OpenItem {
  readonly line: ReportLine;
  /** Day it is due, where the invoice list knows it. */
  readonly due: string | undefined;
  readonly amount: number;
  /** What has been set off against it. */
  readonly settled: number;
  readonly open: number;
  /** Days since its date; undefined where it has none. */
  readonly age: number | undefined;
}

/** What is open in one currency. */
export interface OpenCurrency {
  readonly currency: string;
  /** Oldest first; their open amounts add up to `balance`. Undefined where an amount of the currency could not be read. */
  readonly items: readonly OpenItem[] | undefined;
  /** Debit less credit of all movements that could be read, in kuruş. */
  readonly balance: number;
}

interface Entry {
  readonly line: ReportLine;
  readonly due: string | undefined;
  readonly amount: number;
  open: number;
}

export interface OpenNeeds {
  /** Due dates by document number, as the invoice list has them. */
  readonly dueDates: ReadonlyMap<string, string>;
  /** Calendar day `yyyy-MM-dd` to which ages are counted. */
  readonly today: string;
  /** First day of the statement: what was carried forward is at least as old. */
  readonly begin: string;
}

/**
 * What is open of the movements of a statement, by currency. Credits are set off against the oldest debits: what was carried
 * forward first, then by due date where it is known, else by date. A debit that was taken back under its own number is set off
 * against itself before that. What is left of credits is open, too, so that the open amounts always add up to the balance.
 */
export function openItems(lines: readonly ReportLine[], needs: OpenNeeds): readonly OpenCurrency[] {
  const byCurrency = Map.groupBy(lines, ({ sumCurrency }) => sumCurrency);
  return [...byCurrency]
    .map(([currency, own]) => settleCurrency(currency, own, needs))
    .toSorted((a, b) => compareCurrencies(a.currency, b.currency));
}

/** An amount of a statement in kuruş; nothing counts nothing. Undefined where it cannot be said exactly. */
const sideOf = (cell: ReportLine['debit']) => (cell === undefined ? 0 : readKurus(cell));

function settleCurrency(currency: string, lines: readonly ReportLine[], needs: OpenNeeds): OpenCurrency {
  const entries: Entry[] = [];
  let balance = 0;
  let isKnown = true;
  for (const line of lines) {
    const [debit, credit] = [sideOf(line.debit), sideOf(line.credit)];
    if (debit === undefined || credit === undefined || !isKnownMovement(line)) isKnown = false;
    const amount = (debit ?? 0) - (credit ?? 0);
    balance += amount;
    const due = line.isCarried ? undefined : needs.dueDates.get(line.documentNo ?? '');
    if (amount !== 0) entries.push({ line, due, amount, open: amount });
  }
  if (!isKnown || !Number.isSafeInteger(balance)) return { currency, items: undefined, balance };

  entries.sort(byAge);
  const debits = entries.filter(({ amount }) => amount > 0);
  const credits = entries.filter(({ amount }) => amount < 0);
  takeBack(debits, credits);
  let next = 0;
  for (const credit of credits) {
    while (credit.open < 0 && next < debits.length) {
      const debit = debits[next];
      if (debit && debit.open > 0) setOff(debit, credit);
      else next += 1;
    }
  }
  const items = entries
    .filter(({ open }) => open !== 0)
    .map(({ line, due, amount, open }) => ({
      line,
      due,
      amount,
      settled: amount - open,
      open,
      age: ageOf(line, needs),
    }));
  return { currency, items, balance };
}

/** A negative debit under the number of an invoice takes that one back, not the oldest. */
function takeBack(debits: readonly Entry[], credits: readonly Entry[]): void {
  const byNumber = new Map(debits.map((debit) => [debit.line.documentNo, debit]));
  for (const credit of credits) {
    const { documentNo = '', debit: amount } = credit.line;
    const own = documentNo === '' ? undefined : byNumber.get(documentNo);
    if (own && typeof amount === 'number' && amount < 0) setOff(own, credit);
  }
}

function setOff(debit: Entry, credit: Entry): void {
  const amount = Math.min(debit.open, -credit.open);
  debit.open -= amount;
  credit.open += amount;
}

/** What has no day comes after every day. */
const never = '9999';

/** Oldest first. Equal days are told apart by what the rows say, so that the order they came in changes nothing. */
function byAge(a: Entry, b: Entry): number {
  if (Boolean(a.line.isCarried) !== Boolean(b.line.isCarried)) return a.line.isCarried ? -1 : 1;
  const keysOf = ({ line, due, amount }: Entry) => [
    due ?? line.date ?? never,
    line.date ?? never,
    line.documentNo ?? '',
    String(amount).padStart(17, '0'),
  ];
  const [left, right] = [keysOf(a), keysOf(b)];
  const differs = left.findIndex((key, index) => key !== right[index]);
  return differs < 0 ? 0 : (left[differs] ?? '') < (right[differs] ?? '') ? -1 : 1;
}

function ageOf({ date, isCarried }: ReportLine, { today, begin }: OpenNeeds): number | undefined {
  const since = date ?? (isCarried ? begin : undefined);
  return since === undefined ? undefined : Math.max(0, dayNumber(today) - dayNumber(since));
}
