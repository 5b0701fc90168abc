import type { ColumnKey, ReportColumn } from './ReportLine.ts';

/** Width of a column from 1280 px on, and below. */
const tracks: Readonly<Record<ColumnKey, readonly [wide: string, narrow: string]>> = {
  side: ['48px', '44px'],
  documentNo: ['160px', '144px'],
  date: ['112px', '92px'],
  kind: ['minmax(120px, 1fr)', 'minmax(84px, 1fr)'],
  due: ['104px', '92px'],
  overdue: ['96px', '78px'],
  debit: ['132px', '108px'],
  credit: ['132px', '108px'],
  balance: ['184px', '164px'],
  total: ['124px', '96px'],
  vat: ['116px', '92px'],
  grandTotal: ['128px', '108px'],
  currency: ['76px', '56px'],
  rate: ['80px', '68px'],
  description: ['minmax(180px, 1.4fr)', 'minmax(120px, 1fr)'],
};

/** The name of a column with the mark of its order, where it is wider than what stands under it. */
const narrow = ({ key, title }: ReportColumn) =>
  key === 'date' && title.length > 10 ? tracks[key][0] : tracks[key][1];

/** Grid columns of a report at both widths; the last one, for what a row offers, is not on paper. */
export function columnTracks(columns: readonly ReportColumn[]) {
  const paper = columns.map(narrow).join(' ');
  const wide = columns.map(({ key }) => tracks[key][0]).join(' ');
  return { wide: `${wide} 88px`, narrow: `${paper} 64px`, paper };
}
