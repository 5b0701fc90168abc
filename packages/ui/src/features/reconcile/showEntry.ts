import { formatAmount } from '../../text/formatAmount.ts';
import type { BookEntry } from './BookEntry.ts';

/** `1.234,50` of a number of kuruş, whichever side it is on. */
export const showKurus = (kurus: number): string => formatAmount(Math.abs(kurus) / 100);

/** `+63,18`, `−12.272,50`; nothing in front of `0,00`. */
export const showSigned = (kurus: number): string =>
  `${kurus > 0 ? '+' : kurus < 0 ? '−' : ''}${showKurus(kurus)}`;

/** What tells a row from others, for whom cannot see it. */
export const nameOf = ({ documentNo, description, date = '' }: BookEntry): string =>
  documentNo || description || date;
