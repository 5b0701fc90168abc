import type { BrowserCommand } from 'vitest/node';

/** What each page found good, in the order it came. */
const good: number[] = [];
/** How much of it each page knows. */
const known = new Map<string, number>();

/** Keeps what a page found good, and gives it what others have since it asked last. */
export const exchangeSeen: BrowserCommand<[numbers: readonly number[]]> = ({ sessionId }, numbers) => {
  const others = good.slice(known.get(sessionId) ?? 0);
  good.push(...numbers);
  known.set(sessionId, good.length);
  return others;
};
