/**
 * As many as the engine sorts in one go, some milliseconds even by the alphabet and the first time; merging the rest is done step
 * by step.
 */
export const run = 250;

/** Sorts what stands in sorted runs, step by step; what is equal stays as it came. */
export function* mergeRuns<T>(
  sorted: readonly (readonly T[])[],
  compare: (a: T, b: T) => number,
): Generator<void, readonly T[]> {
  let runs = sorted;
  while (runs.length > 1) {
    const merged: T[][] = [];
    for (let pair = 0; pair < runs.length; pair += 2) {
      merged.push(yield* merge(runs[pair] ?? [], runs[pair + 1] ?? [], compare));
    }
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<T>(
  left: readonly T[],
  right: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<void, T[]> {
  const merged: T[] = [];
  let [l, r] = [0, 0];
  while (l < left.length || r < right.length) {
    const [a, b] = [left[l], right[r]];
    const takesLeft = a !== undefined && (b === undefined || compare(a, b) <= 0);
    const next = takesLeft ? a : b;
    if (next === undefined) break;
    merged.push(next);
    if (takesLeft) l += 1;
    else r += 1;
    if (merged.length % run === 0) yield;
  }
  return merged;
}
