import { formatMoney } from '../../../text/formatAmount.ts';
import { compareCurrencies } from '../compareCurrencies.ts';
import type { ReportLine, ReportView } from '../ReportLine.ts';
import { formatBalance } from '../showCell.ts';
import { sumReport } from '../sumReport.ts';

/** What some lines of a report add up to in one currency. */
export interface TickedSum {
  readonly currency: string;
  readonly text: string;
  /** An amount of it could not be read. */
  readonly isIncomplete: boolean;
}

/**
 * The sums of some lines, by currency and to the kuruş: of a statement debit less credit, of any other report the amount its
 * rows end with.
 */
export function sumTicked(view: ReportView, lines: readonly ReportLine[]): readonly TickedSum[] {
  const amount = view.columns.findLast(({ kind }) => kind === 'amount')?.key;
  return [...Map.groupBy(lines, ({ sumCurrency }) => sumCurrency)]
    .toSorted(([a], [b]) => compareCurrencies(a, b))
    .flatMap(([currency, own]) =>
      sumReport(view, own)
        .slice(0, 1)
        .map(({ sums, balance, incomplete }) => ({
          currency,
          text:
            balance === undefined
              ? formatMoney(amount && sums[amount], currency)
              : formatBalance(balance, currency),
          isIncomplete: incomplete.includes(balance === undefined ? (amount ?? 'balance') : 'balance'),
        })),
    );
}
