import type { ReactNode } from 'react';

/** Width of a column in px at the usual size of letters; or at least so many, and its share of what is left over. */
export type GridWidth = number | { readonly least: number; readonly share: number };

/** `number` on the right with digits under digits, `code` with a slashed zero; neither is broken or touched by a translator. */
export type GridKind = 'text' | 'number' | 'code';

/** What the style sheet of a table reads from a cell, and its title. */
export interface CellAttributes {
  readonly title?: string | undefined;
  readonly [name: `data-${string}`]: string | undefined;
}

/** One column of a copied table. */
export interface CopiedColumn<Row> {
  readonly title: string;
  /** A `code` stays text in a spreadsheet, whatever it looks like; a `value` becomes what the spreadsheet takes it for. */
  readonly kind: 'text' | 'code' | 'value';
  readonly text: (row: Row) => string;
}

/** A column of a `GridTable`, and what it makes of a row. */
export interface GridColumn<Row> {
  /** A CSS identifier: names the column's line of the grid, too. */
  readonly key: string;
  /** Names the column. */
  readonly title: string;
  /** Stands in the head where the title is too long for it; '' where it has no room at all. */
  readonly short?: string;
  /** Stands in the head in place of its title, such as what ticks all rows; never the same as a title that sorts. */
  readonly head?: ReactNode;
  /** What its cells are called in the card of a phone, by `data-label`. */
  readonly label?: string;
  readonly kind?: GridKind;
  readonly width: GridWidth;
  /** Its width where not all columns have their room beside each other; `folded` columns then have none and stand in another's cell. */
  readonly narrow?: GridWidth | 'folded';
  /** Its width on paper, where that is neither: left out, it is the narrow one. */
  readonly paper?: GridWidth | 'folded';
  /** Stays in sight on its side where the table is scrolled sideways. */
  readonly pin?: 'start' | 'end';
  /** It is there to be pressed: nothing for paper. */
  readonly isScreenOnly?: boolean;
  readonly isSortable?: boolean;
  /** Where its cells stand in the card of a phone, and how they look beyond their kind. */
  readonly className?: string;
  readonly translate?: 'no';
  readonly cell: (row: Row) => ReactNode;
  readonly attributes?: (row: Row) => CellAttributes;
  /** What its cells are on the clipboard; nothing where there is only something to press. */
  readonly copies?: readonly CopiedColumn<Row>[];
  /** What holds the place of its cell in a row that is on its way, from 0. */
  readonly skeleton?: (row: number) => ReactNode;
}

/** By which column the rows are ordered. */
export interface GridSort {
  readonly key: string;
  readonly isDescending: boolean;
}

/** A cell of a row of totals. */
export interface GridFootCell {
  /** The column it stands under. */
  readonly from: string;
  /** The column before which it ends; one column where there is none, `-1` for the end of the table. */
  readonly to?: string;
  /** What it is called where no head stands above it. */
  readonly label?: string;
  readonly kind: GridKind;
  readonly text: string;
  /** What is shown where it is more than the text. */
  readonly content?: ReactNode;
}

/** A row of totals. */
export interface GridFootRow {
  readonly key: string;
  readonly className?: string;
  readonly cells: readonly GridFootCell[];
}
