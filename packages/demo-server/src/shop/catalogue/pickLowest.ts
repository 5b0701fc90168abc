/** Below this many it is cheaper to keep a short sorted list than to sort everything. */
const shortList = 100;

/** The lowest numbers, ascending, at most `limit`.  */
export function pickLowest(values: Int32Array, limit: number): Int32Array {
  if (limit >= values.length || limit > shortList) return values.toSorted().subarray(0, limit);
  const lowest = new Int32Array(limit);
  let kept = 0;
  // From the end: places come in ascending, so that the later half usually decides the list at once.
  for (let i = values.length - 1; i >= 0; i--) {
    const value = values[i] ?? 0;
    if (kept === limit && value >= (lowest[kept - 1] ?? 0)) continue;
    let at = kept < limit ? kept++ : kept - 1;
    while (at > 0 && (lowest[at - 1] ?? 0) > value) {
      lowest[at] = lowest[at - 1] ?? 0;
      at--;
    }
    lowest[at] = value;
  }
  return lowest;
}
