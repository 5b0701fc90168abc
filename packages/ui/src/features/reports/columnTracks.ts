import { formatAmount } from '../../text/formatAmount.ts';
import type { ColumnKey, ReportColumn, ReportLine } from './ReportLine.ts';

/**
 * Width of a column from 1280 px on, below, and on paper. Amounts hold 100 millions everywhere but on paper, and are given
 * more where a report has more; below, the rate stands under the currency and has none.
 */
const tracks: Readonly<Record<ColumnKey, readonly [wide: string, narrow: string, paper: string]>> = {
  side: ['48px', '40px', '44px'],
  documentNo: ['160px', '148px', '144px'],
  date: ['112px', '88px', '92px'],
  kind: ['minmax(120px, 1fr)', 'minmax(80px, 1fr)', 'minmax(84px, 1fr)'],
  due: ['104px', '88px', '92px'],
  overdue: ['96px', '74px', '78px'],
  debit: ['132px', '116px', '108px'],
  credit: ['132px', '116px', '108px'],
  balance: ['184px', '176px', '164px'],
  total: ['124px', '116px', '96px'],
  vat: ['116px', '116px', '92px'],
  grandTotal: ['128px', '118px', '108px'],
  currency: ['76px', '72px', '56px'],
  rate: ['80px', '', '68px'],
  description: ['minmax(180px, 1.4fr)', 'minmax(116px, 1fr)', 'minmax(120px, 1fr)'],
};

/** The name of a column with the mark of its order, where it is wider than what stands under it. */
const isWideName = ({ key, title }: ReportColumn) => key === 'date' && title.length > 10;

const isAmount = ({ kind }: ReportColumn) => kind === 'amount' || kind === 'balance';

/**
 * What the longest amount or total needs beyond what the columns hold, in px. Debts and what takes them back are added up
 * without their signs, so that no filter leaves a longer total.
 */
function amountGrowth(columns: readonly ReportColumn[], lines: readonly ReportLine[]): number {
  const largest = columns.map((column, index) => {
    if (!isAmount(column)) return 0;
    let most = 0;
    for (const { cells } of lines) {
      const value = cells[index];
      if (typeof value !== 'number') continue;
      most = column.kind === 'amount' ? most + Math.abs(value) : Math.max(most, Math.abs(value));
    }
    return most;
  });
  const held = '123.456.789,01';
  return Math.max(0, formatAmount(Math.max(...largest)).length - held.length) * 8;
}

const widened = (track: string, by: number) => track.replace(/\d+/, (width) => String(Number(width) + by));

/**
 * Grid columns of a report in a wide window, in a narrower one and on paper, each named by its key; the last one, for what a
 * row offers, is not on paper. `isLarge` where an amount of its lines is longer than the columns usually hold: in a wide
 * window the other columns then make room for it, in a narrower one they are together wider than the window may be.
 */
export function columnTracks(columns: readonly ReportColumn[], lines: readonly ReportLine[] = []) {
  const growth = amountGrowth(columns, lines);
  const isLarge = growth > 0;
  const widthOf = (column: ReportColumn, form: 0 | 1 | 2) => {
    const [wide, narrow, paper] = tracks[column.key];
    const usual = isWideName(column)
      ? wide
      : [isLarge ? widened(narrow || wide, 4) : wide, narrow, paper][form];
    return usual && isAmount(column) ? widened(usual, growth) : usual;
  };
  const widths = (form: 0 | 1 | 2) =>
    columns
      .map((column) => [column.key, widthOf(column, form)] as const)
      .filter(([, width]) => width !== '')
      .map(([key, width]) => `[${key}] ${width}`)
      .join(' ');
  return {
    wide: `${widths(0)} [action] ${isLarge ? 64 : 88}px`,
    narrow: `${widths(1)} [action] 60px`,
    paper: widths(2),
    isLarge,
  };
}
