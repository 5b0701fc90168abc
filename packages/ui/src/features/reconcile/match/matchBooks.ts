import { dayNumber } from '../../../text/dayNumber.ts';
import type { BookEntry } from '../BookEntry.ts';
import { foldDocumentNo } from './foldDocumentNo.ts';

/** Why rows belong together, in the order in which it is looked for; `hand` is somebody's own word. */
export type MatchReason = 'number' | 'numberOnly' | 'sum' | 'day' | 'hand';

/** Rows of both books that belong together, by their places there. */
export interface Match {
  readonly reason: MatchReason;
  readonly ours: readonly number[];
  readonly theirs: readonly number[];
}

/** Days by which two books may write the same thing apart. */
const window = 5;
/** A shorter number is met by chance: it says something only beside the same amount. */
const telling = 4;
/** Rows between which the page may answer. */
const inTurn = 50;

/** A row as it is compared: both books counted from the seller's side. */
interface Row {
  readonly place: number;
  readonly number: string;
  readonly kurus: number;
  /** Before all days where it is not known. */
  readonly day: number;
}

interface Side {
  readonly rows: readonly Row[];
  readonly taken: Set<number>;
}

/**
 * Finds what belongs together in two books of one account. First rows of one number and amount; then what is left of a number: one
 * row on each side, whatever the amounts; several whose sums are equal; last one amount within five days, where there is no other such
 * row on either side. The same books give the same matches, in the order of ours.
 * @param isMirrored whether a debit in our book is a credit in theirs
 */
export function* matchSteps(
  ours: readonly BookEntry[],
  theirs: readonly BookEntry[],
  isMirrored: boolean,
): Generator<void, readonly Match[]> {
  const mine: Side = { rows: yield* rowsOf(ours, isMirrored ? -1 : 1), taken: new Set() };
  const other: Side = { rows: yield* rowsOf(theirs, 1), taken: new Set() };
  const matches: Match[] = [];
  const take = (reason: MatchReason, left: readonly Row[], right: readonly Row[]) => {
    for (const { place } of left) mine.taken.add(place);
    for (const { place } of right) other.taken.add(place);
    matches.push({ reason, ours: left.map(placeOf), theirs: right.map(placeOf) });
  };

  const numbered = ({ number }: Row) => number !== '';
  for (const [left, right] of shared(mine, other, (row) => `${row.number} ${row.kurus}`, numbered)) {
    yield;
    for (const [one, same] of nearest(left, right)) take('number', [one], [same]);
  }
  const isTold = ({ number }: Row) => number.length >= telling;
  for (const [left, right] of shared(mine, other, (row) => row.number, isTold)) {
    yield;
    if (left.length === 1 && right.length === 1) take('numberOnly', left, right);
    else if (sum(left) === sum(right)) take('sum', left, right);
  }
  const dated = ({ day }: Row) => Number.isFinite(day);
  for (const [left, right] of shared(mine, other, (row) => String(row.kurus), dated)) {
    yield;
    for (const one of left) {
      const same = onlyNear(one, right);
      if (same && onlyNear(same, left) === one) take('day', [one], [same]);
    }
  }
  return matches.toSorted((a, b) => (a.ours[0] ?? 0) - (b.ours[0] ?? 0));
}

const placeOf = ({ place }: Row) => place;
const sum = (rows: readonly Row[]) => rows.reduce((all, { kurus }) => all + kurus, 0);

function* rowsOf(entries: readonly BookEntry[], sign: 1 | -1): Generator<void, readonly Row[]> {
  const rows: Row[] = [];
  for (const [place, { documentNo, date, kurus }] of entries.entries()) {
    if (place % inTurn === 0) yield;
    rows.push({
      place,
      number: foldDocumentNo(documentNo),
      // Never -0, which is another key than 0.
      kurus: kurus === 0 ? 0 : sign * kurus,
      day: date === undefined ? -Infinity : dayNumber(date),
    });
  }
  return rows;
}

/** Rows that are left on both sides under one key, in the order of the calendar. */
function shared(
  mine: Side,
  other: Side,
  keyOf: (row: Row) => string,
  counts: (row: Row) => boolean,
): readonly (readonly [readonly Row[], readonly Row[]])[] {
  const grouped = ({ rows, taken }: Side) =>
    Map.groupBy(
      rows.filter((row) => !taken.has(row.place) && counts(row)),
      keyOf,
    );
  const theirs = grouped(other);
  return [...grouped(mine)].flatMap(([key, left]) => {
    const right = theirs.get(key);
    return right ? [[left.toSorted(byDay), right.toSorted(byDay)] as const] : [];
  });
}

const byDay = (a: Row, b: Row) => a.day - b.day || a.place - b.place;

/** As many pairs as the shorter side has; a row that is there twice leaves the one that is farther away. */
function nearest(left: readonly Row[], right: readonly Row[]): readonly (readonly [Row, Row])[] {
  if (left.length > right.length) return nearest(right, left).map(([one, same]) => [same, one] as const);
  let from = 0;
  return left.map((one, index) => {
    // Enough has to be left for those that come.
    const last = right.length - (left.length - index);
    let best = from;
    for (let place = from; place <= last; place += 1)
      if (away(one, right[place]) < away(one, right[best])) best = place;
    from = best + 1;
    return [one, right[best] ?? one] as const;
  });
}

const away = (one: Row, other: Row | undefined) => Math.abs(one.day - (other?.day ?? -Infinity));

/** The one row within the window of days; undefined where there is none or another one. Rows are in the order of the calendar. */
function onlyNear({ day }: Row, rows: readonly Row[]): Row | undefined {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.day ?? 0) < day - window) low = middle + 1;
    else high = middle;
  }
  const [found, next] = [rows[low], rows[low + 1]];
  if (!found || found.day > day + window) return undefined;
  return next && next.day <= day + window ? undefined : found;
}
