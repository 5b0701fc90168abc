/** What somebody has decided against what was found; rows are named by their keys, which outlive a reload. */
export interface Decisions {
  /** Undefined where the better side is taken. */
  readonly isMirrored?: boolean | undefined;
  readonly made: readonly PairKeys[];
  /** Keys of our rows whose match was taken apart. */
  readonly undone: readonly string[];
}

export interface PairKeys {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

export const noDecisions: Decisions = { made: [], undone: [] };
