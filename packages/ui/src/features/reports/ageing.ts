import { dayNumber } from '../../text/dayNumber.ts';
import { compareCurrencies } from './compareCurrencies.ts';
import { foldKind } from './foldKind.ts';
import { kurusOf } from './kurusOf.ts';
import { isUnread, type ReportView } from './ReportLine.ts';

interface DueInvoice {
  readonly dueDate: string | undefined;
  readonly kind: string;
}

/**
 * Days from the due date to today, negative while it lies ahead; undefined without a due date, and for a return, which
 * nobody has to pay. Days are calendar days: no clock and no zone takes part.
 */
export function daysOverdue({ dueDate, kind }: DueInvoice, today: string): number | undefined {
  if (dueDate === undefined || foldKind(kind).includes('iade')) return undefined;
  return dayNumber(today) - dayNumber(dueDate);
}

export type AgeKey = 'ahead' | '0-30' | '31-60' | '61-90' | '90+';

/** First and last day of each age, both included. */
const ages: readonly (readonly [AgeKey, number, number])[] = [
  ['ahead', -Infinity, -1],
  ['0-30', 0, 30],
  ['31-60', 31, 60],
  ['61-90', 61, 90],
  ['90+', 91, Infinity],
];

/** The age of an invoice by its days past the due date. */
export const ageOf = (days: number): AgeKey =>
  ages.find(([, first, last]) => days >= first && days <= last)?.[0] ?? 'ahead';

interface AgeSum {
  readonly currency: string;
  readonly amount: number;
  /** An amount that belongs to it could not be read. */
  readonly isIncomplete: boolean;
}

export interface Age {
  readonly key: AgeKey;
  readonly count: number;
  /** Sums of the grand totals, by currency, in whole units. */
  readonly sums: readonly AgeSum[];
}

const nothing = { kurus: 0, isIncomplete: false };

/**
 * The invoices of a list by how long they are past their due date. What was paid meanwhile the list
 * does not tell. Of a report without due dates every age is empty.
 */
export function ageInvoices(view: ReportView): readonly Age[] {
  const groups = new Map(
    ages.map(([key]) => [
      key,
      { count: 0, sums: new Map<string, { kurus: number; isIncomplete: boolean }>() },
    ]),
  );
  for (const line of view.lines) {
    const { overdue, grandTotal: amount, sumCurrency } = line;
    const group = overdue === undefined ? undefined : groups.get(ageOf(overdue));
    if (!group) continue;
    group.count += 1;
    const { kurus, isIncomplete } = group.sums.get(sumCurrency) ?? nothing;
    group.sums.set(sumCurrency, {
      kurus: kurus + kurusOf(amount),
      isIncomplete: isIncomplete || isUnread(amount, 'amount'),
    });
  }
  return [...groups].map(([key, { count, sums }]) => ({
    key,
    count,
    sums: [...sums]
      .map(([currency, { kurus, isIncomplete }]) => ({ currency, amount: kurus / 100, isIncomplete }))
      .toSorted((a, b) => compareCurrencies(a.currency, b.currency)),
  }));
}
