import { kurusOf } from './kurusOf.ts';
import { compareCurrencies } from './compareCurrencies.ts';
import { isUnread, type ColumnKey, type ReportLine, type ReportView } from './ReportLine.ts';

/** A line of totals. */
export interface ReportTotal {
  readonly label: string;
  /** Sums of the amount columns, in whole units. */
  readonly sums: Partial<Record<ColumnKey, number>>;
  /** Debit less credit, where the report has both. */
  readonly balance?: number;
  /** The sums that lack an amount which could not be read, `balance` among them. */
  readonly incomplete: readonly ColumnKey[];
  /** What the sums are in; undefined for the plain sum over everything. */
  readonly currency: string;
  /** Of the rows that are shown, not of the whole report. */
  readonly isPart: boolean;
}

const sumOf = (view: ReportView, lines: readonly ReportLine[]) => {
  const sums: Partial<Record<ColumnKey, number>> = {};
  const incomplete: ColumnKey[] = [];
  view.columns.forEach(({ key, kind }) => {
    if (kind !== 'amount') return;
    let kurus = 0;
    let isComplete = true;
    for (const line of lines) {
      kurus += kurusOf(line[key]);
      if (isUnread(line[key], kind)) isComplete = false;
    }
    sums[key] = kurus / 100;
    if (!isComplete) incomplete.push(key);
  });
  return { sums, incomplete };
};

/**
 * The sums of a report in whole kuruş: first the plain sum of everything, then a line per currency where there is more
 * than one, or one that the plain sum of a statement, or of what is open of it, does not name. An amount that could not be read counts in none of them.
 * @param isPart the lines are what a filter has left
 */
export function sumReport(
  view: ReportView,
  lines: readonly ReportLine[],
  isPart = false,
): readonly ReportTotal[] {
  const isStatement = view.columns.some(({ key }) => key === 'side');
  const total = (part: readonly ReportLine[], label: string, currency: string): ReportTotal => {
    const { sums, incomplete } = sumOf(view, part);
    const common = { label, sums, currency, isPart };
    if (!isStatement) return { ...common, incomplete };
    const lacks: readonly ColumnKey[] = incomplete.length > 0 ? [...incomplete, 'balance'] : incomplete;
    return { ...common, balance: difference(sums), incomplete: lacks };
  };
  const whole = isPart ? 'Süzülen Toplam' : isStatement ? 'TRY Hesap Toplamı' : 'Toplam';
  const currencies = [...new Set(lines.map(({ sumCurrency }) => sumCurrency))].toSorted(compareCurrencies);
  const isNamed = currencies.every((currency) => currency === 'TRY' || !(isStatement || view.totals));
  return [
    total(lines, whole, isStatement ? 'TRY' : ''),
    ...(currencies.length < 2 && isNamed
      ? []
      : currencies.map((currency) =>
          total(
            lines.filter(({ sumCurrency }) => sumCurrency === currency),
            `${isPart ? 'Süzülen ' : ''}${currency || 'Dövizsiz'} Toplamı`,
            currency,
          ),
        )),
  ];
}

const difference = ({ debit = 0, credit = 0 }: Partial<Record<ColumnKey, number>>) =>
  (kurusOf(debit) - kurusOf(credit)) / 100;
