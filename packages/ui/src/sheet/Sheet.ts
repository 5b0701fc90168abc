/** What a cell holds: text, a day `yyyy-MM-dd`, an amount, a rate or a count as a number; null where there is nothing. */
export type SheetValue = string | number | null;

export interface SheetColumn {
  readonly title: string;
  /** A `code` is a text that stays as it is written, whatever it looks like; a `count` is a whole number. */
  readonly kind: 'text' | 'code' | 'date' | 'amount' | 'rate' | 'count';
}

/** A table as a file holds it. */
export interface Sheet {
  readonly title: string;
  /** Lines that stand over the table, and an empty one below them; none where the file begins with the head. */
  readonly about: readonly (readonly string[])[];
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetValue[])[];
  /** Lines of totals, with as many cells as there are columns. */
  readonly footer: readonly (readonly SheetValue[])[];
}
