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
export interface Row {
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

/** The rows of a book as they are compared. */
export function* rowSteps(entries: readonly BookEntry[]): Generator<void, readonly Row[]> {
  const rows: Row[] = [];
  for (const [place, { documentNo, date, kurus }] of entries.entries()) {
    if (place % inTurn === 0) yield;
    rows.push({
      place,
      number: foldDocumentNo(documentNo),
      kurus,
      day: date === undefined ? -Infinity : dayNumber(date),
    });
  }
  return rows;
}

/** The rows of a book whose debit is a credit in the other. */
export const turned = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({ ...row, kurus: 0 - row.kurus }));

/**
 * Finds what belongs together in two books of one account. First rows of one number and amount; then what is left of a number: one
 * row on each side, whatever the amounts; several whose sums are equal; last one amount within five days, where there is no other such
 * row on either side. The same books give the same matches, in the order of ours.
 */
export function* matchSteps(ours: readonly Row[], theirs: readonly Row[]): Generator<void, readonly Match[]> {
  const mine: Side = { rows: ours, taken: new Set() };
  const other: Side = { rows: theirs, taken: new Set() };
  const matches: Match[] = [];
  const take = (reason: MatchReason, left: readonly Row[], right: readonly Row[]) => {
    for (const { place } of left) mine.taken.add(place);
    for (const { place } of right) other.taken.add(place);
    matches.push({ reason, ours: left.map(placeOf), theirs: right.map(placeOf) });
  };

  const ofDocument = ({ number, kurus }: Row) => (number === '' ? undefined : `${number} ${kurus}`);
  yield* eachShared(mine, other, ofDocument, (left, right) => {
    for (const [one, same] of nearest(left, right)) take('number', [one], [same]);
  });
  const ofNumber = ({ number }: Row) => (number.length < telling ? undefined : number);
  yield* eachShared(mine, other, ofNumber, (left, right) => {
    if (left.length === 1 && right.length === 1) take('numberOnly', left, right);
    else if (sum(left) === sum(right)) take('sum', left, right);
  });
  const ofAmount = ({ day, kurus }: Row) => (Number.isFinite(day) ? kurus : undefined);
  yield* eachShared(mine, other, ofAmount, (left, right) => {
    for (const one of left) {
      const same = onlyNear(one, right);
      if (same && onlyNear(same, left) === one) take('day', [one], [same]);
    }
  });
  return matches.toSorted((a, b) => (a.ours[0] ?? 0) - (b.ours[0] ?? 0));
}

const placeOf = ({ place }: Row) => place;
const sum = (rows: readonly Row[]) => rows.reduce((all, { kurus }) => all + kurus, 0);

/** Hands over what is left on both sides under one key, in the order of the calendar; what has no key is passed over. */
function* eachShared(
  mine: Side,
  other: Side,
  keyOf: (row: Row) => string | number | undefined,
  match: (left: readonly Row[], right: readonly Row[]) => void,
): Generator<void> {
  const left = yield* groupSteps(mine, keyOf);
  const right = yield* groupSteps(other, keyOf);
  for (const [key, rows] of left) {
    const others = right.get(key);
    if (!others) continue;
    match(rows.toSorted(byDay), others.toSorted(byDay));
    yield;
  }
}

function* groupSteps({ rows, taken }: Side, keyOf: (row: Row) => string | number | undefined) {
  const groups = new Map<string | number, Row[]>();
  for (const [place, row] of rows.entries()) {
    if (place % inTurn === 0) yield;
    const key = taken.has(row.place) ? undefined : keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
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
