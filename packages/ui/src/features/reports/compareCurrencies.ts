import { compareTurkish } from '../../text/turkish.ts';

/** Lira first, the others by the alphabet, what has no currency last. */
export const compareCurrencies = (a: string, b: string): number =>
  Number(b === 'TRY') - Number(a === 'TRY') || Number(a === '') - Number(b === '') || compareTurkish(a, b);
