import Papa from 'papaparse';
import { type Delimiter, delimiters } from './delimiters.ts';

/** More than a list of products has; a line in front may say anything. */
const sampled = 50;

function parse(text: string, delimiter: Delimiter, preview = 0): string[][] {
  const how = { delimiter, preview, skipEmptyLines: 'greedy' } as const;
  const { data, errors } = Papa.parse<string[]>(text, how);
  // A quote that nothing closes is an inch: it would swallow all the rows behind it.
  return errors.some(({ code }) => code === 'MissingQuotes')
    ? Papa.parse<string[]>(text, { ...how, quoteChar: '\0' }).data
    : data;
}

/**
 * The delimiter that cuts most of the first lines into the same number of cells, and into more than one; ';' where none does. A
 * comma within amounts cuts lines unevenly, so it wins only where it stands everywhere.
 */
export function findDelimiter(text: string): Delimiter {
  const scored = delimiters.map((delimiter) => {
    const widths = parse(text, delimiter, sampled).map((cells) => cells.length);
    const counts = new Map<number, number>();
    for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
    return { delimiter, even: Math.max(0, ...counts.values()) / Math.max(1, widths.length) };
  });
  const best = scored.reduce((one, other) => (other.even > one.even ? other : one));
  return best.delimiter;
}

/** What keeps a spreadsheet from running a text as a formula: to those who write it so (OWASP) it is no part of the text. */
const guarded = /^'(?=\s*[=+\-@＝＋－＠])/u;

/**
 * A text as a table: cells as they stand between the delimiters, without outer spaces; quotes and line breaks within quotes are
 * kept as CSV has them (RFC 4180). Empty lines and columns that are empty everywhere at the end are left out.
 */
export function readTextTable(
  text: string,
  delimiter: Delimiter = findDelimiter(text),
): readonly (readonly string[])[] {
  const rows = parse(text, delimiter).map((cells) => cells.map((cell) => cell.trim().replace(guarded, '')));
  const width = Math.max(0, ...rows.map((cells) => cells.findLastIndex((cell) => cell !== '') + 1));
  return rows.map((cells) => cells.slice(0, width));
}
