import { use } from 'react';

export type PastParts = typeof import('./pastParts.tsx');

let coming: Promise<PastParts> | undefined;

/** What rows that came out of a document have besides; the screen waits for it as for its own file. */
export function usePastParts(isWanted: boolean): PastParts | undefined {
  return isWanted ? use((coming ??= import('./pastParts.tsx'))) : undefined;
}
