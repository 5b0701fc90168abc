/** The middle of numbers; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Medians of every number in records of the same shape. */
export function medians<K extends string>(
  records: readonly Readonly<Record<K, number>>[],
): Record<K, number> {
  const [first] = records;
  if (!first) throw new Error('Nothing was measured.');
  const names = Object.keys(first) as K[];
  return Object.fromEntries(names.map((name) => [name, median(records.map((one) => one[name]))])) as Record<
    K,
    number
  >;
}

/** Rounds for a table, to three digits that count: 1234, 12.3, 1.53, 0.012. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return Math.abs(value) >= 100 ? value.toFixed(0) : String(Number(value.toPrecision(3)));
}
