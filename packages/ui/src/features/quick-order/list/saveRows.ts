import { saveSheet, type SheetFormat } from '../../../sheet/saveSheet.ts';
import type { Sheet } from '../../../sheet/Sheet.ts';
import { formatDate } from '../../../text/formatDate.ts';

/** A row of the screen as a file holds it. */
export interface SavedRow {
  /** The code as it was typed or read. */
  readonly code: string;
  /** A number, or what stands in its place. */
  readonly quantity: number | string;
  /** What is wrong with it. */
  readonly reason: string;
}

/** Rows as a table whose head this screen knows again: Kod, Miktar, Neden. */
export const sheetOfRows = (title: string, rows: readonly SavedRow[]): Sheet => ({
  title,
  about: [],
  columns: [
    { title: 'Kod', kind: 'code' },
    { title: 'Miktar', kind: 'count' },
    { title: 'Neden', kind: 'text' },
  ],
  rows: rows.map(({ code, quantity, reason }) => [code, quantity, reason]),
  footer: [],
});

/** Offers rows as a file named after its title and a day, `yyyy-MM-dd`. Rejects when it cannot be made. */
export const saveRows = (
  { title, day }: { title: string; day?: string },
  rows: readonly SavedRow[],
  format: SheetFormat,
  signal: AbortSignal,
): Promise<void> =>
  saveSheet(sheetOfRows(title, rows), {
    format,
    fileName: `${day === undefined ? title : `${title} - ${formatDate(day)}`}.${format}`,
    signal,
  });
