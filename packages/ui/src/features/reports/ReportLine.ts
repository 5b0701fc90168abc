import type { OpenDocument } from './reportQuery.ts';

/** How a cell is written, ordered and laid out. `days` counts days after the due date. */
export type ColumnKind = 'text' | 'code' | 'side' | 'date' | 'days' | 'amount' | 'balance' | 'rate';

export interface ReportColumn {
  readonly key: ColumnKey;
  readonly title: string;
  readonly kind: ColumnKind;
}

export type ColumnKey =
  | 'side'
  | 'documentNo'
  | 'date'
  | 'kind'
  | 'due'
  | 'overdue'
  | 'debit'
  | 'credit'
  | 'balance'
  | 'total'
  | 'vat'
  | 'grandTotal'
  | 'currency'
  | 'rate'
  | 'description';

/**
 * Text, a day `yyyy-MM-dd`, or a number in whole units of the currency; undefined where there is nothing to show. In a column of
 * numbers a text is one that could not be read.
 */
export type CellValue = string | number | undefined;

/** What can be done with a row: open its document, or print its receipt at an address of the server. */
export type RowAction =
  | { readonly type: 'open'; readonly document: OpenDocument }
  | { readonly type: 'print'; readonly href: string; readonly documentNo: string };

/** Whether a cell came as a text that is no number, in a column of numbers. */
export const isUnread = (cell: CellValue, kind: ColumnKind): boolean =>
  typeof cell === 'string' && (kind === 'amount' || kind === 'balance' || kind === 'rate' || kind === 'days');

/** A row of any report, ready to be sorted, filtered, summed and shown. */
export interface ReportLine {
  /** Where it stands when nothing else decides. */
  readonly order: number;
  /** In the order of the columns. */
  readonly cells: readonly CellValue[];
  readonly currency: string;
  readonly action?: RowAction | undefined;
  /** What was carried forward from before the range. */
  readonly isCarried?: boolean;
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
}
