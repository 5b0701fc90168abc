import { readDate } from '@vitrin/api-client/read/readDate';
import { readField } from '@vitrin/api-client/read/readField';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import type { LedgerColumns } from '../ledger/LedgerColumns.ts';
import { readColumns } from './keptColumns.ts';

/** What somebody has said so far of a file that is not compared yet. */
export interface Mapping {
  /** Which of its sheets. */
  readonly place: number;
  readonly columns: LedgerColumns;
  /** These heads were told before. */
  readonly isRemembered: boolean;
  /** The days that were chosen; undefined for those of the file. */
  readonly range: { readonly start: string; readonly end: string } | undefined;
  /** The currency that was chosen; undefined for lira. */
  readonly currency: string | undefined;
}

/** A file that was chosen, by its `fileKey`, and what was said of it. */
export interface KeptMapping {
  readonly file: string;
  readonly mapping: Mapping | undefined;
}

/** What a file is told by from another. */
export const fileKey = ({ name, lastModified, size }: File): string => `${name} ${lastModified} ${size}`;

function readMapping(value: unknown): Mapping | undefined {
  const columns = readColumns(readField(value, 'columns'));
  const place = readField(value, 'place');
  if (!columns || typeof place !== 'number' || !Number.isInteger(place) || place < 0) return undefined;
  const range = readField(value, 'range');
  const [start, end] = [readDate(readField(range, 'start')), readDate(readField(range, 'end'))];
  return {
    place,
    columns,
    isRemembered: readField(value, 'isRemembered') === true,
    range: start && end && start <= end ? { start, end } : undefined,
    currency: readRaw(readField(value, 'currency')) || undefined,
  };
}

/**
 * The file that an identity (`identityKey`) was telling the columns of when the page went away, as a reload and a lost session make
 * it. It stands beside the comparison it was to become, and goes with it; the file itself is kept by `ledgerFiles`.
 */
export const keptMapping = (owner: string) =>
  storedValue(
    storedKeys.reconciliation(`${owner} file`),
    (value): KeptMapping | undefined => {
      const file = readRaw(readField(value, 'file'));
      return file === '' ? undefined : { file, mapping: readMapping(readField(value, 'mapping')) };
    },
    owner,
  );
