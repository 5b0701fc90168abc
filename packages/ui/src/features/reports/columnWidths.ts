import type { GridWidth } from '../../primitives/GridTable/GridColumn.ts';
import { formatAmount } from '../../text/formatAmount.ts';
import type { ColumnKey, ReportColumn, ReportLine } from './ReportLine.ts';

/**
 * Width in px of a column, where there is not the room for all, and on paper. Amounts hold 100 millions everywhere but on paper, and
 * are given more where a report has more; a narrow table has the rate under the currency.
 */
const widths: Readonly<
  Record<ColumnKey, readonly [wide: GridWidth, narrow: GridWidth | 'folded', paper: GridWidth]>
> = {
  side: [48, 40, 44],
  documentNo: [160, 148, 144],
  date: [112, 88, 92],
  kind: [
    { least: 120, share: 1 },
    { least: 80, share: 1 },
    { least: 84, share: 1 },
  ],
  due: [104, 88, 92],
  overdue: [96, 74, 78],
  debit: [132, 116, 108],
  credit: [132, 116, 108],
  balance: [184, 176, 164],
  total: [124, 116, 96],
  vat: [116, 116, 92],
  grandTotal: [128, 118, 108],
  settled: [120, 112, 96],
  open: [132, 118, 108],
  age: [72, 66, 70],
  ageGroup: [92, 84, 80],
  currency: [76, 72, 56],
  rate: [80, 'folded', 68],
  description: [
    { least: 180, share: 1.4 },
    { least: 116, share: 1 },
    { least: 120, share: 1 },
  ],
};

/** The name of a column with the mark of its order, where it is wider than what stands under it. */
const isWideName = ({ key, title }: ReportColumn) => key === 'date' && title.length > 10;

const isAmount = ({ kind }: ReportColumn) => kind === 'amount' || kind === 'balance';

/**
 * What the longest amount or total needs beyond what the columns hold, in px. Debts and what takes them back are added up
 * without their signs, so that no filter leaves a longer total.
 */
function amountGrowth(columns: readonly ReportColumn[], lines: readonly ReportLine[]): number {
  const largest = columns.filter(isAmount).map(({ key, kind }) => {
    let most = 0;
    for (const line of lines) {
      const value = line[key];
      if (typeof value !== 'number') continue;
      most = kind === 'amount' ? most + Math.abs(value) : Math.max(most, Math.abs(value));
    }
    return most;
  });
  const held = '123.456.789,01';
  return Math.max(0, formatAmount(Math.max(...largest)).length - held.length) * 8;
}

const widened = (width: GridWidth, by: number): GridWidth =>
  typeof width === 'number' ? width + by : { ...width, least: width.least + by };

export interface ColumnWidths {
  readonly width: GridWidth;
  readonly narrow: GridWidth | 'folded';
  readonly paper: GridWidth;
}

/** How wide a report's columns are; where an amount is longer than they usually hold, the others make room for it. */
export function columnWidths(columns: readonly ReportColumn[], lines: readonly ReportLine[] = []) {
  const growth = amountGrowth(columns, lines);
  const isLarge = growth > 0;
  const widthsOf = (column: ReportColumn): ColumnWidths => {
    const [wide, narrow, paper] = widths[column.key];
    if (isWideName(column)) return { width: wide, narrow: wide, paper: wide };
    const least = narrow === 'folded' ? wide : narrow;
    const width = isLarge ? widened(least, 4) : wide;
    if (!isAmount(column)) return { width, narrow, paper };
    return {
      width: widened(width, growth),
      narrow: widened(least, growth),
      paper: widened(paper, growth),
    };
  };
  const action = { width: isLarge ? 64 : 88, narrow: 60 };
  return { widthsOf, action };
}
