/** Numbers of what stories have shown and was found good. */
const seen = new Set<number>();
let fresh: number[] = [];

/** Whether what has this number (`numberOf`) was found good before. */
export const isSeen = (number: number): boolean => seen.has(number);

/** Remembers what has these numbers as good. */
export function remember(numbers: Iterable<number>): void {
  for (const number of numbers) {
    if (seen.has(number)) continue;
    seen.add(number);
    fresh.push(number);
  }
}

/**
 * Tells other pages that run stories what was found good on this one, and remembers what was on them.
 * @param exchange takes what is new here and gives what is new elsewhere
 */
export async function shareSeen(
  exchange: (numbers: readonly number[]) => Promise<readonly number[]>,
): Promise<void> {
  const told = fresh;
  fresh = [];
  for (const number of await exchange(told)) seen.add(number);
}
