import type { ColumnKey, ReportColumn } from './ReportLine.ts';

/**
 * Width of a column from 1280 px on, below, and on paper. Amounts hold 100 millions everywhere but on paper; below, the rate
 * stands under the currency and has none.
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

/**
 * Grid columns of a report in a wide window, in a narrower one and on paper, each named by its key; the last one, for what a
 * row offers, is not on paper.
 */
export function columnTracks(columns: readonly ReportColumn[]) {
  const widths = (form: 0 | 1 | 2) =>
    columns
      .map((column) => [column.key, tracks[column.key][isWideName(column) ? 0 : form]] as const)
      .filter(([, width]) => width !== '')
      .map(([key, width]) => `[${key}] ${width}`)
      .join(' ');
  return { wide: `${widths(0)} [action] 88px`, narrow: `${widths(1)} [action] 60px`, paper: widths(2) };
}
