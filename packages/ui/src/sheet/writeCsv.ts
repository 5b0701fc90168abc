import { formatDate } from '../text/formatDate.ts';
import type { Sheet, SheetColumn, SheetValue } from './Sheet.ts';

/** Without a dot between thousands, which a spreadsheet in another language reads as decimals. */
const digits = (count: number) =>
  new Intl.NumberFormat('tr-TR', {
    useGrouping: false,
    minimumFractionDigits: count,
    maximumFractionDigits: count,
    // What rounds to nothing has no sign, as on the screen.
    signDisplay: 'negative',
  });
const numbers = {
  amount: digits(2),
  rate: digits(4),
  count: digits(0),
  text: digits(2),
  code: digits(2),
  date: digits(2),
};

/** `+90 (532) 111 22 33`: nothing in it can be counted out. */
const phone = /^\+\d[\d ()]{6,}$/;

/** A byte order mark, by which Excel knows UTF-8. */
const mark = '\u{FEFF}';

/**
 * A table as CSV the way Turkish Excel opens it: semicolons, decimal commas, CRLF, dates dd.MM.yyyy.
 * @returns parts of the file; yields after each row
 */
export function* writeCsv({ about, columns, rows, footer }: Omit<Sheet, 'title'>): Generator<void, string[]> {
  const above = (about.length === 0 ? [] : [...about, []]).map(line);
  const parts = [mark, ...above, line(columns.map((column) => column.title))];
  for (const row of [...rows, ...footer]) {
    parts.push(`${columns.map((column, index) => csvCell(row[index] ?? null, column)).join(';')}\r\n`);
    yield;
  }
  return parts;
}

const line = (texts: readonly string[]) => `${texts.map(csvText).join(';')}\r\n`;

function csvCell(value: SheetValue, { kind }: SheetColumn): string {
  if (value === null) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? numbers[kind].format(value) : '';
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return csvText(value);
}

/** Text that would be run as a formula (OWASP, CSV injection) is led by an apostrophe; nothing else is written otherwise than it is. */
function csvText(text: string): string {
  const isFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) && !phone.test(text);
  const harmless = isFormula ? `'${text}` : text;
  return /[";\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
