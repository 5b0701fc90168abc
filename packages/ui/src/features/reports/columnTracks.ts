import type { ColumnKey, ReportColumn } from './ReportLine.ts';

/** Width of a column from 1280 px on, and below. */
const tracks: Readonly<Record<ColumnKey, readonly [wide: string, narrow: string]>> = {
  side: ['48px', '44px'],
  documentNo: ['172px', '148px'],
  date: ['116px', '96px'],
  kind: ['minmax(140px, 1fr)', 'minmax(96px, 1fr)'],
  due: ['104px', '88px'],
  overdue: ['104px', '76px'],
  debit: ['132px', '108px'],
  credit: ['132px', '108px'],
  balance: ['164px', '140px'],
  total: ['128px', '104px'],
  vat: ['120px', '100px'],
  grandTotal: ['132px', '108px'],
  currency: ['80px', '64px'],
  rate: ['80px', '64px'],
  description: ['minmax(180px, 1.4fr)', 'minmax(120px, 1fr)'],
};

/** Grid columns of a report at both widths; the last one is for what a row offers. */
export const columnTracks = (columns: readonly ReportColumn[]) => ({
  wide: [...columns.map(({ key }) => tracks[key][0]), '96px'].join(' '),
  narrow: [...columns.map(({ key }) => tracks[key][1]), '76px'].join(' '),
});
