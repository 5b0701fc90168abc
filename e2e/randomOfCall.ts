import { createHash } from 'node:crypto';
import type { Request } from '@playwright/test';
import { createRandom, type Random } from '../packages/demo-server/src/shop/catalogue/random.ts';

/**
 * A generator for each call of a run: a seed, a screen and how often it has asked say all, and not which of two calls came
 * first.
 * @returns a function told the address of the screen and its request
 */
export function createRandomOfCall(seed: number): (address: string, request: Request) => Random {
  const counts = new Map<string, number>();
  return (address, request) => {
    const { pathname, search } = new URL(request.url());
    const call = [address, request.method(), pathname + search].join(' ');
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    return createRandom(createHash('sha256').update(`${seed} ${call} ${count}`).digest().readUInt32LE(0));
  };
}
