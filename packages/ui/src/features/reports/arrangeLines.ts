import { compareTurkish } from '../../text/turkish.ts';
import { isUnread, type CellValue, type ReportLine, type ReportView, type SortOrder } from './ReportLine.ts';
import { mergeRuns, run } from './mergeRuns.ts';
import { matchesFilter, readFilter } from './filterLine.ts';

type Compare = (a: ReportLine, b: ReportLine) => number;

/** Text by the Turkish alphabet, days and amounts by value. */
const compareCells = (a: string | number, b: string | number): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareTurkish(String(a), String(b));
};

/** Days are compared as texts of the same length, which costs a tenth of comparing by an alphabet. */
const compareDays = (a: CellValue, b: CellValue) => (a === b ? 0 : String(a) < String(b) ? -1 : 1);

function compareBy({ columns }: ReportView, { key, isDescending }: SortOrder): Compare {
  const kind = columns.find((one) => one.key === key)?.kind ?? 'text';
  const isDay = kind === 'date';
  // Within a day a running balance only makes sense in the order it was run in.
  const hasBalance = isDay && columns.some((one) => one.kind === 'balance');
  const direction = isDescending ? -1 : 1;
  // What was carried forward is from before every day, whether it names one or not.
  const valueOf = (line: ReportLine) => {
    const cell = line[key];
    const hasNone = cell === undefined || cell === '' || isUnread(cell, kind);
    return hasNone ? (isDay && line.isCarried ? '' : undefined) : cell;
  };
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)];
    const ties = (a.order - b.order) * (hasBalance ? direction : 1);
    // What is missing or could not be read comes last, whichever way.
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined) || ties;
    }
    return direction * (isDay ? compareDays(left, right) : compareCells(left, right)) || ties;
  };
}

/**
 * Filters and sorts the lines of a report, step by step: every `yield` is a place to stop and let the page breathe. The
 * order is stable, so that equal cells stay as they came.
 */
export function* arrangeLines(
  view: ReportView,
  sort: SortOrder,
  filter: string,
): Generator<void, readonly ReportLine[]> {
  const wanted = readFilter(filter);
  const compare = compareBy(view, sort);
  const runs: ReportLine[][] = [];
  for (let from = 0; from < view.lines.length; from += run) {
    const slice = view.lines.slice(from, from + run);
    const kept = wanted ? slice.filter((line) => matchesFilter(view, line, wanted)) : slice;
    runs.push(kept.toSorted(compare));
    yield;
  }
  return yield* mergeRuns(runs, compare);
}
