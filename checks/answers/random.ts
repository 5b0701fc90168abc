/** Numbers that look random and come again with the same seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** Whole, from 0, below the limit. */
    below: (limit: number): number => Math.floor(next() * limit),
    chance: (probability: number): boolean => next() < probability,
    pick: <T>(choices: readonly T[]): T => {
      const choice = choices[Math.floor(next() * choices.length)];
      if (choice === undefined && choices.length === 0) throw new Error('nothing to pick from');
      return choice as T;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
