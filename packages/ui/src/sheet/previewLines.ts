/** A table of a file as it is shown while somebody says what its columns are. */
export interface SheetPreview {
  rows: readonly (readonly string[])[];
  /** The cells of the row that names the columns; empty where there is none. */
  head: readonly string[];
  /** How many columns there are. */
  width: number;
}

/** As many rows as tell what a column is. */
const shown = 5;
/** Among so many rows there are some that are not empty. */
export const searchedRows = 100;

/** The first rows after those that are skipped that are not empty, and where they stand in the file, from 1. */
export const previewLines = (rows: SheetPreview['rows'], skipped: number) =>
  rows
    .slice(skipped, skipped + searchedRows)
    .map((cells, index) => ({ cells, number: skipped + index + 1 }))
    .filter(({ cells }) => cells.some((text) => text !== ''))
    .slice(0, shown);
