/** What a cell holds: text, a day `yyyy-MM-dd`, an amount or a rate as a number; null where there is nothing. */
export type SheetValue = string | number | null;

export interface SheetColumn {
  readonly title: string;
  /** A `code` is a text that stays as it is written, whatever it looks like. */
  readonly kind: 'text' | 'code' | 'date' | 'amount' | 'rate';
}

/** A report exactly as it is on the screen: its columns, the rows that are shown in their order, and its totals. */
export interface ReportSheet {
  readonly title: string;
  /** The range, in the words of the screen: `20.11.2026 – 21.11.2026`. */
  readonly period: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
  /** Lines of totals, with as many cells as there are columns. */
  readonly footer: readonly (readonly SheetValue[])[];
}
