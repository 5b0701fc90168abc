import type { CalendarDate } from '@vitrin/api-client/read/readDate';

/** A row of a ledger or a statement, as its own book has it. */
export interface BookEntry {
  /** Undefined where the book does not say. */
  readonly date: CalendarDate | undefined;
  readonly documentNo: string;
  readonly description: string;
  /** Debit less credit, in whole kuruş. */
  readonly kurus: number;
}
