import { createHash } from 'node:crypto';
import { createRandom, type Random } from '../packages/demo-server/src/shop/catalogue/random.ts';
import type { Call } from './answerCalls.ts';

/**
 * A generator for each call of a run: a seed, a screen and how often it has asked say all, and not which of two calls came
 * first.
 * @returns a function told the address of the screen and its request
 */
export function createRandomOfCall(seed: number): (address: string, call: Call) => Random {
  const counts = new Map<string, number>();
  return (address, { url, method }) => {
    const { pathname, search } = new URL(url);
    const key = [address, method, pathname + search].join(' ');
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return createRandom(createHash('sha256').update(`${seed} ${key} ${count}`).digest().readUInt32LE(0));
  };
}
