import type { Lookup, Search } from '../lookup/createLookup.ts';
import type { OrderRow } from './OrderRow.ts';

type Known = Pick<Lookup, 'of'>;

/** What is known of the code of a row; of the whole line as one code, where that says more. */
export function searchOf(row: OrderRow, lookup: Known): Search | undefined {
  if (!row.isEntered || row.fault !== undefined) return undefined;
  const search = lookup.of(row.code);
  if (search?.kind !== 'missing' || row.wholeCode === undefined) return search;
  const whole = lookup.of(row.wholeCode);
  return whole === undefined || whole.kind === 'waiting' ? { kind: 'waiting' } : search;
}

/** The row, with the whole line as its code where the line means nothing else. */
export function readWhole(row: OrderRow, lookup: Known): OrderRow {
  if (row.wholeCode === undefined || !row.isEntered || lookup.of(row.code)?.kind !== 'missing') return row;
  const whole = lookup.of(row.wholeCode);
  return whole && !['waiting', 'failed', 'missing'].includes(whole.kind)
    ? { ...row, code: row.wholeCode, quantity: '1', wholeCode: undefined }
    : row;
}

/** The whole lines that have to be looked up, now that the codes in them are not found. */
export const wholesToAsk = (rows: readonly OrderRow[], lookup: Known): readonly string[] =>
  rows.flatMap(({ code, wholeCode }) =>
    wholeCode !== undefined && lookup.of(code)?.kind === 'missing' && lookup.of(wholeCode) === undefined
      ? [wholeCode]
      : [],
  );
