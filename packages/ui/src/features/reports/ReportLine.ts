import type { Shown } from '@vitrin/api-client/read/readAmount';
import type { ReportTotal } from './sumReport.ts';
import type { OpenDocument } from './reportQuery.ts';

/** How a cell is written, ordered and laid out. `days` counts days after the due date. */
export type ColumnKind = 'text' | 'code' | 'side' | 'date' | 'days' | 'amount' | 'balance' | 'rate';

export interface ReportColumn {
  readonly key: ColumnKey;
  readonly title: string;
  readonly kind: ColumnKind;
}

/**
 * What a row of a report may hold, by its columns. A day is `yyyy-MM-dd`, an amount is in whole units of the currency; undefined
 * where there is nothing to show. An amount that could not be read is the text it came as.
 */
interface ReportValues {
  readonly side?: string;
  readonly documentNo?: string;
  readonly date?: string | undefined;
  readonly kind?: string;
  readonly due?: string | undefined;
  /** Days after the due date. */
  readonly overdue?: number | undefined;
  readonly debit?: Shown;
  readonly credit?: Shown;
  /** What is owed after the movement. */
  readonly balance?: number | undefined;
  readonly total?: Shown;
  readonly vat?: Shown;
  readonly grandTotal?: Shown;
  /** What was set off against the amount, and what is open of it. */
  readonly settled?: number;
  readonly open?: number;
  /** Days since its date. */
  readonly age?: number | undefined;
  /** The group of ages it is in; '' for what has no age. */
  readonly ageGroup?: string;
  /** As the server calls it. */
  readonly currency?: string;
  /** Lira for one unit of the currency. */
  readonly rate?: Shown;
  readonly description?: string;
}

export type ColumnKey = keyof ReportValues;

/** Any of the values. In a column of numbers a text is one that could not be read. */
export type CellValue = ReportValues[ColumnKey];

/** What can be done with a row: open its document, or print its receipt at an address of the server. */
export type RowAction =
  | { readonly type: 'open'; readonly document: OpenDocument }
  | { readonly type: 'print'; readonly href: string; readonly documentNo: string };

/** Whether a cell came as a text that is no number, in a column of numbers. */
export const isUnread = (cell: CellValue, kind: ColumnKind): boolean =>
  typeof cell === 'string' && (kind === 'amount' || kind === 'balance' || kind === 'rate' || kind === 'days');

/** A row of any report, ready to be sorted, filtered, summed and shown. */
export interface ReportLine extends ReportValues {
  /** Where it stands when nothing else decides. */
  readonly order: number;
  /** What it is summed in: lira has one name. */
  readonly sumCurrency: string;
  readonly action?: RowAction | undefined;
  /** What was carried forward from before the range. */
  readonly isCarried?: boolean;
  /** It cannot be ticked. */
  readonly isFixed?: boolean;
  /** Said below its kind, such as why it cannot be ticked. */
  readonly note?: string;
}

export interface SortOrder {
  readonly key: ColumnKey;
  readonly isDescending: boolean;
}

/** A report in one shape, whatever its type. */
export interface ReportView {
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly ReportLine[];
  /** The order before a head is pressed. */
  readonly sort: SortOrder;
  /** What is said of it as a whole, where that is not the sums of its columns. */
  readonly totals?: readonly ReportTotal[];
}
