import type { MovementRow } from '@vitrin/api-client/reports/reports';
import type { BookEntry } from '../../features/reconcile/BookEntry.ts';
import { currencyOf } from '../../features/reports/currencyOf.ts';
import { isKnownMovement } from '../../features/reports/isKnownMovement.ts';
import { kurusOf } from '../../features/reports/kurusOf.ts';
import { viewStatement } from '../../features/reports/viewStatement.ts';

export interface SellerBook {
  readonly entries: readonly BookEntry[];
  /** Rows whose amount could not be read: the balance is without them. */
  readonly unread: number;
}

/** Currencies that a statement has rows in; lira comes first. */
export const currenciesOf = (rows: readonly MovementRow[]): readonly string[] => [
  ...new Set(['TRY', ...rows.map(({ currency }) => currencyOf(currency, 'TRY'))]),
];

/**
 * The seller's statement as a book, in the order of the calendar and in one currency. What was carried forward without a day counts
 * from the first one.
 * @param first the first day of the range
 */
export function sellerBook(rows: readonly MovementRow[], currency: string, first: string): SellerBook {
  const lines = viewStatement(rows).lines.filter(({ sumCurrency }) => sumCurrency === currency);
  return {
    entries: lines
      .filter(isKnownMovement)
      .map(({ date, documentNo = '', kind = '', debit, credit, isCarried }) => ({
        date: date ?? (isCarried ? first : undefined),
        documentNo,
        description: kind,
        kurus: kurusOf(debit) - kurusOf(credit),
      })),
    unread: lines.filter((line) => !isKnownMovement(line)).length,
  };
}
