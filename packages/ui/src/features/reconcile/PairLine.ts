import type { Pair, Reconciliation } from './match/reconcile.ts';

/** A line of a table of pairs: a row of each book beside each other, or of one where it has more. */
export interface PairLine {
  readonly pair: Pair;
  /** Places in the books. */
  readonly ours: number | undefined;
  readonly theirs: number | undefined;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Pairs as lines, as many for each as its longer side has rows. */
export const pairLines = (pairs: readonly Pair[]): readonly PairLine[] =>
  pairs.flatMap((pair) => {
    const count = Math.max(pair.ours.length, pair.theirs.length);
    return Array.from({ length: count }, (_, place) => ({
      pair,
      ours: pair.ours[place],
      theirs: pair.theirs[place],
      isFirst: place === 0,
      isLast: place === count - 1,
    }));
  });

/** How many pairs or rows are in each group. */
export const groupCounts = ({ matched, differing, onlyOurs, onlyTheirs }: Reconciliation) => ({
  matched: matched.length,
  differing: differing.length,
  onlyOurs: onlyOurs.length,
  onlyTheirs: onlyTheirs.length,
});
