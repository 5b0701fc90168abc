import type { BookEntry } from '../BookEntry.ts';
import type { Decisions } from './Decisions.ts';
import { type Match, matchSteps, rowSteps, turned } from './matchBooks.ts';

/** Rows between which the page may answer. */
const inTurn = 50;

/** Two books and what belongs together in them, with the sides as they are and turned. */
export interface Comparison {
  readonly ours: Book;
  readonly theirs: Book;
  readonly straight: readonly Match[];
  readonly mirrored: readonly Match[];
}

export interface Book {
  readonly entries: readonly BookEntry[];
  /** The names of its entries, by which a decision finds them again. */
  readonly keys: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/** Looks for what belongs together in two books. */
export function* compareSteps(
  ours: readonly BookEntry[],
  theirs: readonly BookEntry[],
): Generator<void, Comparison> {
  const [mine, other] = [yield* rowSteps(ours), yield* rowSteps(theirs)];
  return {
    ours: yield* bookSteps(ours),
    theirs: yield* bookSteps(theirs),
    mirrored: yield* matchSteps(turned(mine), other),
    straight: yield* matchSteps(mine, other),
  };
}

/** Names entries by what they say, and which of several that say the same. */
function* bookSteps(entries: readonly BookEntry[]): Generator<void, Book> {
  const seen = new Map<string, number>();
  const places = new Map<string, number>();
  const keys: string[] = [];
  for (const [place, { date = '', documentNo, kurus }] of entries.entries()) {
    if (place % inTurn === 0) yield;
    const says = `${documentNo} ${date} ${kurus}`;
    const count = (seen.get(says) ?? 0) + 1;
    seen.set(says, count);
    const key = count === 1 ? says : `${says} ${count}`;
    keys.push(key);
    places.set(key, place);
  }
  return { entries, keys, places };
}

/** How many of our rows have their like: an amount that differs proves nothing of the sides. */
export const likeCount = (matches: readonly Match[]): number =>
  matches.reduce((count, { reason, ours }) => count + (reason === 'numberOnly' ? 0 : ours.length), 0);

/** Whether the books fit better with the sides turned; where nothing tells, they are, as two ends of one account. */
export const isBetterMirrored = ({ straight, mirrored }: Comparison): boolean =>
  likeCount(mirrored) >= likeCount(straight);

/** Rows that belong together, with what is left between them: ours less theirs, from the seller's side. */
export interface Pair extends Match {
  readonly difference: number;
}

export interface Reconciliation {
  readonly isMirrored: boolean;
  /** What is owed to the seller, in kuruş, by either book. */
  readonly ourBalance: number;
  readonly theirBalance: number;
  /** Pairs of equal amounts. */
  readonly matched: readonly Pair[];
  /** Pairs whose amounts differ. */
  readonly differing: readonly Pair[];
  /** Places of rows that only one book has. */
  readonly onlyOurs: readonly number[];
  readonly onlyTheirs: readonly number[];
  /** What each group adds to the difference of the balances. Together they are that difference, to the kuruş. */
  readonly effects: {
    readonly matched: number;
    readonly differing: number;
    readonly onlyOurs: number;
    readonly onlyTheirs: number;
  };
}

/** What a row of ours adds to what is owed, as the seller counts. */
export const owedBy = ({ kurus }: BookEntry, isMirrored: boolean): number =>
  isMirrored && kurus !== 0 ? -kurus : kurus;

/** Puts every row of both books into one group, by what was found and what somebody decided. */
export function reconcile(comparison: Comparison, decisions: Decisions): Reconciliation {
  const { ours, theirs } = comparison;
  const isMirrored = decisions.isMirrored ?? isBetterMirrored(comparison);
  const our = ours.entries.map((entry) => owedBy(entry, isMirrored));
  const their = theirs.entries.map(({ kurus }) => kurus);
  const taken = { ours: new Set<number>(), theirs: new Set<number>() };
  const pairs: Pair[] = [];
  const add = (match: Match) => {
    const isFree =
      match.ours.every((place) => !taken.ours.has(place)) &&
      match.theirs.every((place) => !taken.theirs.has(place));
    if (!isFree) return;
    for (const place of match.ours) taken.ours.add(place);
    for (const place of match.theirs) taken.theirs.add(place);
    pairs.push({ ...match, difference: sumAt(our, match.ours) - sumAt(their, match.theirs) });
  };

  for (const made of decisions.made) {
    const [mine, other] = [placesOf(made.ours, ours), placesOf(made.theirs, theirs)];
    // A row that the seller has changed since is another one.
    if (mine && other) add({ reason: 'hand', ours: mine, theirs: other });
  }
  const apart = new Set(decisions.undone.map((key) => ours.places.get(key)));
  for (const match of isMirrored ? comparison.mirrored : comparison.straight)
    if (!match.ours.some((place) => apart.has(place))) add(match);

  const inOrder = pairs.toSorted((a, b) => (a.ours[0] ?? 0) - (b.ours[0] ?? 0));
  const onlyOurs = restOf(ours, taken.ours);
  const onlyTheirs = restOf(theirs, taken.theirs);
  const differing = inOrder.filter(({ difference }) => difference !== 0);
  return {
    isMirrored,
    ourBalance: total(our),
    theirBalance: total(their),
    matched: inOrder.filter(({ difference }) => difference === 0),
    differing,
    onlyOurs,
    onlyTheirs,
    effects: {
      matched: 0,
      differing: total(differing.map(({ difference }) => difference)),
      onlyOurs: sumAt(our, onlyOurs),
      onlyTheirs: 0 - sumAt(their, onlyTheirs),
    },
  };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const sumAt = (amounts: readonly number[], places: readonly number[]) =>
  places.reduce((sum, place) => sum + (amounts[place] ?? 0), 0);
const restOf = ({ entries }: Book, taken: ReadonlySet<number>) =>
  entries.flatMap((_, place) => (taken.has(place) ? [] : [place]));

function placesOf(keys: readonly string[], { places }: Book): readonly number[] | undefined {
  const found = keys.flatMap((key) => places.get(key) ?? []);
  return found.length === keys.length && found.length > 0 ? found : undefined;
}
