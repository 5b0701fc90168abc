import type { Shown } from '@vitrin/api-client/read/readAmount';
import { kurusOf } from './kurusOf.ts';

interface Movement {
  readonly date: string | undefined;
  readonly currency: string;
  readonly debit: Shown;
  readonly credit: Shown;
  /** Owed from before every day, which needs no day of its own. */
  readonly isCarried: boolean;
}

/**
 * What is owed after each movement, debit less credit, in whole units of the movement's own currency; rows must be in
 * the order of the calendar. Undefined as a whole where one row has no day or no amount: every balance after it would be
 * a guess. A zero on one side says nothing of the other, whose amount may be the one that could not be read. Without a row
 * carried forward it begins at zero, as the footer's balance does, and so ends where that is.
 */
export function runningBalances(rows: readonly Movement[]): readonly number[] | undefined {
  const isKnown = rows.every(
    ({ date, debit, credit, isCarried }) =>
      (date !== undefined || isCarried) &&
      typeof debit !== 'string' &&
      typeof credit !== 'string' &&
      ((debit !== undefined && credit !== undefined) || (debit ?? credit ?? 0) !== 0),
  );
  if (!isKnown) return undefined;
  const owed = new Map<string, number>();
  return rows.map(({ currency, debit, credit }) => {
    const kurus = (owed.get(currency) ?? 0) + kurusOf(debit) - kurusOf(credit);
    owed.set(currency, kurus);
    return kurus / 100;
  });
}
