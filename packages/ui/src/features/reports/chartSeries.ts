import { dayAt, dayNumber } from '../../text/dayNumber.ts';
import { kurusOf } from './kurusOf.ts';
import type { ReportLine, ReportView } from './ReportLine.ts';
import type { ReportRange } from './reportQuery.ts';

/** Some days of a statement drawn as one. */
export interface ChartStep {
  /** First and last day, `yyyy-MM-dd`. */
  readonly start: string;
  readonly end: string;
  readonly debit: number;
  readonly credit: number;
  /** What is owed at the end of the last day. */
  readonly balance: number;
}

export interface ChartSeries {
  readonly steps: readonly ChartStep[];
  /** What was owed before the first day. */
  readonly opening: number;
  readonly currency: string;
}

/** Four months of days; more would be too thin to tell apart on a phone. */
const mostSteps = 124;

const sidesOf = ({ debit, credit }: ReportLine) => ({ debit: kurusOf(debit), credit: kurusOf(credit) });

/**
 * Debit, credit and balance of a statement, by day, week or longer, so that it fits. Undefined where they cannot be
 * added up: without a running balance, in more than one currency, or without a movement.
 */
export function chartSeries(view: ReportView, range: ReportRange): ChartSeries | undefined {
  const [first] = view.lines;
  const hasBalance = view.columns.some(({ key }) => key === 'balance');
  if (!first || !hasBalance || view.lines.some(({ sumCurrency }) => sumCurrency !== first.sumCurrency))
    return undefined;

  // What was carried forward did not happen in the range: it may be from long before, or from no day.
  const firstMoved = view.lines.findIndex(({ isCarried }) => !isCarried);
  const movements = firstMoved < 0 ? [] : view.lines.slice(firstMoved);
  const carried = view.lines.slice(0, view.lines.length - movements.length);
  let [from, to] = [range.start, range.end];
  for (const { date: day } of movements) {
    if (day === undefined) continue;
    if (day < from) from = day;
    if (day > to) to = day;
  }
  const [begin, end] = [dayNumber(from), dayNumber(to)];
  const count = end - begin + 1;
  const length = count <= mostSteps ? 1 : Math.max(7, Math.ceil(count / mostSteps));
  const sums = Array.from({ length: Math.ceil(count / length) }, () => ({ debit: 0, credit: 0 }));
  const sumsOf = new Map<string, (typeof sums)[number] | undefined>();
  for (const line of movements) {
    const { debit, credit } = sidesOf(line);
    const day = line.date ?? '';
    if (!sumsOf.has(day)) sumsOf.set(day, sums[Math.floor((dayNumber(day) - begin) / length)]);
    const step = sumsOf.get(day);
    if (step) {
      step.debit += debit;
      step.credit += credit;
    }
  }
  const opening = carried.map(sidesOf).reduce((sum, { debit, credit }) => sum + debit - credit, 0);
  let balance = opening;
  const steps = sums.map(({ debit, credit }, index) => {
    balance += debit - credit;
    const start = begin + index * length;
    return {
      start: dayAt(start),
      end: dayAt(Math.min(end, start + length - 1)),
      debit: debit / 100,
      credit: credit / 100,
      balance: balance / 100,
    };
  });
  return { steps, opening: opening / 100, currency: first.sumCurrency };
}
