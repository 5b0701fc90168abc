import { readDate } from '@vitrin/api-client/read/readDate';
import { readField } from '@vitrin/api-client/read/readField';
import { readList } from '@vitrin/api-client/read/readList';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import type { BookEntry } from '../BookEntry.ts';
import { type Decisions, noDecisions, type PairKeys } from '../match/Decisions.ts';

/** A ledger that is being compared, and what was decided of it. */
export interface ReconciliationWork {
  /** When it was begun, in ms: tells it from the comparison of another tab. 0 where an earlier build has kept it. */
  readonly begunAt: number;
  readonly fileName: string;
  readonly entries: readonly BookEntry[];
  /** Rows of the file that could not be read: the ledger's balance is without them. */
  readonly unread: number;
  /** The days that are compared, `yyyy-MM-dd`, both included. */
  readonly range: { readonly start: string; readonly end: string };
  readonly currency: string;
  readonly decisions: Decisions;
}

const readEntry = (value: unknown): BookEntry | undefined => {
  const [date, documentNo, description, kurus]: readonly unknown[] = Array.isArray(value) ? value : [];
  return typeof kurus === 'number' && Number.isSafeInteger(kurus)
    ? { date: readDate(date), documentNo: readRaw(documentNo), description: readRaw(description), kurus }
    : undefined;
};
const readKey = (value: unknown) => (typeof value === 'string' ? value : undefined);
const readPair = (value: unknown): PairKeys | undefined => {
  const [ours, theirs] = [
    readList(readField(value, 'ours'), readKey),
    readList(readField(value, 'theirs'), readKey),
  ];
  return ours.length > 0 && theirs.length > 0 ? { ours, theirs } : undefined;
};

function readDecisions(value: unknown): Decisions {
  const isMirrored = readField(value, 'isMirrored');
  return {
    ...noDecisions,
    ...(typeof isMirrored === 'boolean' && { isMirrored }),
    made: readList(readField(value, 'made'), readPair),
    undone: readList(readField(value, 'undone'), readKey),
  };
}

/** What was kept, by another build too; undefined where it is not enough to go on with. */
function readWork(value: unknown): ReconciliationWork | undefined {
  const entries = readList(readField(value, 'entries'), readEntry);
  const [start, end] = [readDate(readField(value, 'start')), readDate(readField(value, 'end'))];
  const unread = readField(value, 'unread');
  if (entries.length === 0 || start === undefined || end === undefined || start > end) return undefined;
  const begunAt = readField(value, 'begunAt');
  return {
    begunAt: typeof begunAt === 'number' ? begunAt : 0,
    fileName: readRaw(readField(value, 'fileName')),
    entries,
    unread: typeof unread === 'number' ? unread : 0,
    range: { start, end },
    currency: readRaw(readField(value, 'currency')),
    decisions: readDecisions(readField(value, 'decisions')),
  };
}

/** The work of an identity (`identityKey`) in this browser. Entries are kept as bare lists: a ledger has thousands. */
export const keptWork = (owner: string) => {
  const place = storedKeys.reconciliation(owner);
  const stored = storedValue(place, readWork, owner);
  return {
    get: stored.get,
    /** Tells when another tab has written. */
    subscribe(listener: () => void): () => void {
      const hear = ({ key }: StorageEvent) => {
        if (key === place.key) listener();
      };
      globalThis.addEventListener('storage', hear);
      return () => globalThis.removeEventListener('storage', hear);
    },
    /** @returns false where the browser refuses */
    set: (work: ReconciliationWork | undefined): boolean =>
      stored.set(
        work && {
          ...work.range,
          begunAt: work.begunAt,
          fileName: work.fileName,
          entries: work.entries.map(({ date, documentNo, description, kurus }) => [
            date,
            documentNo,
            description,
            kurus,
          ]),
          unread: work.unread,
          currency: work.currency,
          decisions: work.decisions,
        },
      ),
  };
};
