import type { BookEntry } from './BookEntry.ts';

/** The side a row stands on in its own book. */
export const sideOf = ({ kurus }: BookEntry): 'B' | 'A' => (kurus < 0 ? 'A' : 'B');
