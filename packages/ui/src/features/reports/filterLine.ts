import { foldTurkish } from '../../text/turkish.ts';
import { formatDate } from '../../text/formatDate.ts';
import { readDay } from '../../primitives/DateRangePicker/readDay.ts';
import { balanceLetter, showCell } from './showCell.ts';
import type { ColumnKind, ReportLine, ReportView } from './ReportLine.ts';

/** What somebody looks for: of each word one of its spellings must be in a row. */
export type FilterWords = readonly (readonly string[])[];

/** What an amount may be written with in other notations, the beginning of one too; here it is `-1234,5`. */
const inGroups = /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/;
const inEnglishGroups = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const withPoint = /^-?\d+\.\d{0,4}$/;

/** `1.234,50` may be an amount, and `120.001.002` is a code, kept as it is written; a day is shown in one way. */
function spellings(word: string): readonly string[] {
  const bare = word.replace(/^\p{Sc}/u, '').replace(/^([\d.,]+)-$/, '-$1');
  const ways = [word];
  if (inGroups.test(bare)) ways.push(bare.replaceAll('.', ''));
  if (inEnglishGroups.test(bare)) ways.push(bare.replaceAll(',', '').replace('.', ','));
  if (withPoint.test(bare)) ways.push(bare.replace('.', ','));
  if (bare !== word) ways.push(bare);
  const day = readDay(word);
  if (day !== undefined) ways.push(formatDate(day));
  return ways;
}

/** What was typed as words; undefined for nothing. */
export function readFilter(text: string): FilterWords | undefined {
  const words = foldTurkish(text).split(/\s+/).filter(Boolean).map(spellings);
  return words.length > 0 ? words : undefined;
}

/** `1234,50`: what is shown, less the dots; in a tenth of the time where nothing is rounded. */
function plainNumber(value: number, kind: ColumnKind): string {
  if (kind === 'balance') return `${plainNumber(value, 'amount')} ${balanceLetter(value)}`;
  const text = value.toFixed(kind === 'rate' ? 4 : 2);
  return Number(text) === value ? text.replace('.', ',') : showCell(value, kind).replaceAll('.', '');
}

const texts = new WeakMap<ReportLine, string>();

/** Everything a row shows, folded, once per row. */
function textOf({ columns }: ReportView, line: ReportLine): string {
  const known = texts.get(line);
  if (known !== undefined) return known;
  const words: string[] = [];
  columns.forEach(({ key, kind }) => {
    const cell = line[key];
    if (kind === 'days') words.push(showCell(cell, kind));
    else if (typeof cell === 'number') words.push(plainNumber(cell, kind));
    else if (cell !== undefined) words.push(kind === 'date' ? formatDate(cell) : cell);
  });
  const text = foldTurkish(words.join('\n'));
  texts.set(line, text);
  return text;
}

/** Whether a row shows every word, as a keyboard without Turkish letters and typographic dashes would type it. */
export function matchesFilter(view: ReportView, line: ReportLine, words: FilterWords): boolean {
  const text = textOf(view, line);
  return words.every((ways) => ways.some((word) => text.includes(word)));
}
