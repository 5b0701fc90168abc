import { kurusOf } from './kurusOf.ts';
import { compareCurrencies } from './compareCurrencies.ts';
import type { ColumnKey, ReportLine, ReportView } from './ReportLine.ts';

/** A line of totals. */
export interface ReportTotal {
  readonly label: string;
  /** Sums of the amount columns, in whole units. */
  readonly sums: Partial<Record<ColumnKey, number>>;
  /** Debit less credit, where the report has both. */
  readonly balance?: number;
  /** What the sums are in; undefined for the plain sum over everything. */
  readonly currency: string;
  /** Of the rows that are shown, not of the whole report. */
  readonly isPart: boolean;
}

const sumOf = (view: ReportView, lines: readonly ReportLine[]) => {
  const sums: Partial<Record<ColumnKey, number>> = {};
  view.columns.forEach(({ key, kind }, column) => {
    if (kind !== 'amount') return;
    let kurus = 0;
    for (const { cells } of lines) {
      kurus += kurusOf(cells[column]);
    }
    sums[key] = kurus / 100;
  });
  return sums;
};

/**
 * The sums of a report in whole kuruş: first the plain sum of everything, then a line per currency where there is more
 * than one, or one that the plain sum of a statement does not name.
 * @param isPart the lines are what a filter has left
 */
export function sumReport(
  view: ReportView,
  lines: readonly ReportLine[],
  isPart = false,
): readonly ReportTotal[] {
  const isStatement = view.columns.some(({ key }) => key === 'side');
  const total = (part: readonly ReportLine[], label: string, currency: string): ReportTotal => {
    const sums = sumOf(view, part);
    return {
      label,
      sums,
      currency,
      isPart,
      ...(isStatement ? { balance: difference(sums) } : {}),
    };
  };
  const whole = isPart ? 'Süzülen Toplam' : isStatement ? 'TRY Hesap Toplamı' : 'Toplam';
  const currencies = [...new Set(lines.map(({ currency }) => currency))].toSorted(compareCurrencies);
  const isNamed = currencies.every((currency) => currency === 'TRY' || !isStatement);
  return [
    total(lines, whole, isStatement ? 'TRY' : ''),
    ...(currencies.length < 2 && isNamed
      ? []
      : currencies.map((currency) =>
          total(
            lines.filter((line) => line.currency === currency),
            `${isPart ? 'Süzülen ' : ''}${currency || 'Dövizsiz'} Toplamı`,
            currency,
          ),
        )),
  ];
}

const difference = ({ debit = 0, credit = 0 }: Partial<Record<ColumnKey, number>>) =>
  (kurusOf(debit) - kurusOf(credit)) / 100;
