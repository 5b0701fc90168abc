/** What a column of a ledger may hold. */
export const ledgerFields = [
  'date',
  'documentNo',
  'description',
  'debit',
  'credit',
  'amount',
  'side',
] as const;
export type LedgerField = (typeof ledgerFields)[number];

/** Debit and credit in a column each, or one amount with its sign or beside the letter of its side. */
export type AmountForm = 'twoColumns' | 'oneColumn';

/** Where the fields of a ledger stand, from 0; those of the other form count nothing. */
export interface LedgerColumns extends Readonly<Partial<Record<LedgerField, number>>> {
  /** Rows before the first entry: titles and the head. */
  readonly skipped: number;
  readonly form: AmountForm;
}

/** Of all fields those that are found at all. */
export const placesOf = (
  find: (field: LedgerField) => number | undefined,
): Readonly<Partial<Record<LedgerField, number>>> =>
  Object.fromEntries(
    ledgerFields.flatMap((field) => {
      const place = find(field);
      return place === undefined ? [] : [[field, place]];
    }),
  );

/** Whether there is enough to read entries by. */
export const isWhole = ({ form, date, debit, credit, amount }: LedgerColumns): boolean =>
  date !== undefined &&
  (form === 'oneColumn' ? amount !== undefined : debit !== undefined && credit !== undefined);
