import type { Shown } from '@vitrin/api-client/read/readAmount';
import { isKnownMovement } from './isKnownMovement.ts';
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
 * a guess. Without a row carried forward it begins at zero, as the footer's balance does, and so ends where that is.
 */
export function runningBalances(rows: readonly Movement[]): readonly number[] | undefined {
  const isKnown = rows.every((row) => (row.date !== undefined || row.isCarried) && isKnownMovement(row));
  if (!isKnown) return undefined;
  const owed = new Map<string, number>();
  return rows.map(({ currency, debit, credit }) => {
    const kurus = (owed.get(currency) ?? 0) + kurusOf(debit) - kurusOf(credit);
    owed.set(currency, kurus);
    return kurus / 100;
  });
}
