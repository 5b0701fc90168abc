import { dayNumber } from '../text/dayNumber.ts';
import { columnLetter } from './columnLetter.ts';
import { escapeXml } from './escapeXml.ts';
import type { Sheet, SheetColumn, SheetValue } from './Sheet.ts';
import { cellStyles } from './workbookXml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Widths in characters: what a column of its kind needs at least, and where a text is left to wrap. */
const narrowest = { text: 8, code: 8, date: 12, amount: 14, rate: 10, count: 8 };
const widest = 60;

/** The sheet in pieces, a row each: what it is about, a bold head that stays in sight, the rows, bold totals. */
export function* sheetXml({ about, columns, rows, footer }: Omit<Sheet, 'title'>): Generator<string> {
  const widths = columns.map((column) => Math.max(narrowest[column.kind], column.title.length + 2));
  for (const row of [...rows, ...footer]) {
    row.forEach((value, index) => {
      if (typeof value === 'string') widths[index] = Math.max(widths[index] ?? 0, value.length + 2);
    });
    // Nothing to write yet, but a moment for the page.
    yield '';
  }
  const cols = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${Math.min(width, widest)}" customWidth="1"/>`,
  );
  const names = columns.map((_, index) => columnLetter(index));
  // Below an empty row, by which a spreadsheet knows where the table begins.
  const headAt = about.length === 0 ? 1 : about.length + 2;
  yield `${declaration}<worksheet xmlns="${main}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${headAt}" topLeftCell="A${headAt + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols.join('')}</cols><sheetData>`;
  for (const [index, texts] of about.entries()) {
    const at = index + 1;
    yield rowXml(
      at,
      texts.map((text, place) =>
        textXml(`${columnLetter(place)}${at}`, place === 0 ? cellStyles.head : 0, text),
      ),
    );
  }
  yield rowXml(
    headAt,
    columns.map((column, index) => textXml(`${names[index]}${headAt}`, cellStyles.head, column.title)),
  );
  let number = headAt;
  for (const [part, isTotal] of [
    [rows, false],
    [footer, true],
  ] as const) {
    for (const row of part) {
      number += 1;
      const at = number;
      yield rowXml(
        at,
        columns.map((column, index) => cellXml(`${names[index]}${at}`, row[index] ?? null, column, isTotal)),
      );
    }
  }
  yield '</sheetData><pageSetup orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;C&amp;P / &amp;N</oddFooter></headerFooter></worksheet>';
}

const rowXml = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;

function cellXml(at: string, value: SheetValue, { kind }: SheetColumn, isTotal: boolean): string {
  const style = (isTotal ? cellStyles.total : cellStyles.plain)[kind];
  if (value === null) return isTotal ? `<c r="${at}" s="${style}"/>` : '';
  if (typeof value === 'number')
    return Number.isFinite(value) ? `<c r="${at}" s="${style}"><v>${value}</v></c>` : '';
  const day = kind === 'date' ? sheetDay(value) : undefined;
  return day === undefined ? textXml(at, style, value) : `<c r="${at}" s="${style}"><v>${day}</v></c>`;
}

const textXml = (at: string, style: number, text: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Days since 30.12.1899, as spreadsheets count from March 1900 on; undefined for what is no such day. */
function sheetDay(date: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < '1900-03-01') return undefined;
  const days = dayNumber(date) - dayNumber('1899-12-30');
  return Number.isNaN(days) ? undefined : days;
}
