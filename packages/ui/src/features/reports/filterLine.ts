import { foldTurkish } from '../../text/turkish.ts';
import { formatDate } from '../../text/formatDate.ts';
import type { ReportLine, ReportView } from './ReportLine.ts';

/** The words somebody looks for; every one of them must be in a row. */
export type FilterWords = readonly string[];

/** `1.234,50` is looked for as it is shown and as it is kept here, without the dots. */
const ungroup = (word: string) =>
  /^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(word) ? word.replaceAll('.', '') : word;

/** What was typed as words; undefined for nothing. */
export function readFilter(text: string): FilterWords | undefined {
  const words = foldTurkish(text).split(/\s+/).filter(Boolean).map(ungroup);
  return words.length > 0 ? words : undefined;
}

/** `1234,50`: what formatting writes, less the dots, in a tenth of its time. */
const plainAmount = (amount: number) => amount.toFixed(2).replace('.', ',');

const texts = new WeakMap<ReportLine, string>();

/** Everything a row shows, folded, once per row. */
function textOf({ columns }: ReportView, line: ReportLine): string {
  const known = texts.get(line);
  if (known !== undefined) return known;
  const words: string[] = [];
  line.cells.forEach((cell, index) => {
    const kind = columns[index]?.kind;
    if (typeof cell === 'number') words.push(plainAmount(cell));
    else if (cell !== undefined) words.push(kind === 'date' ? formatDate(cell) : cell);
  });
  const text = foldTurkish(words.join('\n'));
  texts.set(line, text);
  return text;
}

/** Whether a row shows every word. Letters are compared without the differences of i and case. */
export function matchesFilter(view: ReportView, line: ReportLine, words: FilterWords): boolean {
  const text = textOf(view, line);
  return words.every((word) => text.includes(word));
}
