import type { Sheet } from '../../sheet/Sheet.ts';

/** Whose report it is and of when: what tells one file or sheet of paper from the next. A text is '' where it is not known. */
export interface ReportOrigin {
  /** The shop. */
  readonly seller: string;
  /** The company whose account it is; never the person who is signed in. */
  readonly company: string;
  /** What tells the company from others of its name, as 'Cari No 120.01.034'. */
  readonly number: string;
  /** The range, in the words of the screen: `20.11.2026 – 21.11.2026`; '' for what has none. */
  readonly period: string;
  /** The day it was made, `yyyy-MM-dd`. */
  readonly day: string;
}

/** A report exactly as it is on the screen: its columns, the rows that are shown in their order, and its totals. */
export interface ReportSheet extends Omit<Sheet, 'about'> {
  readonly origin: ReportOrigin;
}
