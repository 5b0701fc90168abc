import { isSignedOut } from '@vitrin/api-client/drafts';
import { readShown } from '@vitrin/api-client/read/readAmount';
import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { readId } from '@vitrin/api-client/read/readId';
import { readList } from '@vitrin/api-client/read/readList';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import type { PastDocument, PastLine } from '../past/PastLine.ts';
import type { SavedRow } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';

/** Milliseconds after the last change until the rows are written. */
const pause = 300;

function readRow(value: unknown): SavedRow | undefined {
  const text = (name: string) => readRaw(readField(value, name));
  const code = text('code');
  const quantity = text('quantity');
  const fault = faults.find((one) => one === text('fault'));
  if (code === '' && quantity === '' && fault === undefined) return undefined;
  const merged = readField(value, 'merged');
  const chosenId = readId(readField(value, 'chosenId'));
  return {
    code,
    quantity,
    fault,
    wholeCode: text('wholeCode') || undefined,
    merged: typeof merged === 'number' ? merged : undefined,
    chosenId: chosenId === '' ? undefined : chosenId,
    reason: text('reason') || undefined,
    past: readPast(readField(value, 'past')),
    leftOut: readField(value, 'leftOut') === undefined ? undefined : text('leftOut'),
  };
}

const faults = ['lostBarcode', 'unreadable', 'noCode'] as const;

function readPast(value: unknown): PastLine | undefined {
  if (!isRecord(value)) return undefined;
  return {
    name: readRaw(readField(value, 'name')),
    price: readShown(readField(value, 'price'), (price) => (typeof price === 'number' ? price : undefined)),
    currency: readRaw(readField(value, 'currency')),
    document: readPastDocument(readField(value, 'document')),
  };
}

const kinds = ['invoice', 'order', 'deliveryNote'] as const;

function readPastDocument(value: unknown): PastDocument | undefined {
  const kind = kinds.find((one) => one === readField(value, 'kind'));
  const lines = readField(value, 'lines');
  if (kind === undefined) return undefined;
  return {
    kind,
    documentNo: readRaw(readField(value, 'documentNo')),
    date: readRaw(readField(value, 'date')) || undefined,
    lines: typeof lines === 'number' ? lines : 0,
  };
}

const kept = (owner: string) =>
  storedValue(storedKeys.orderRows(owner), (value) => readList(value, readRow), owner);

/** The rows that were kept in this browser for an identity (`identityKey`). */
export const readKeptRows = (owner: string): readonly SavedRow[] => kept(owner).get();

/**
 * Keeps rows in this browser as they change, a moment later or when the page goes away.
 * @returns ends it, and writes what is not yet written
 */
export function keepRows(owner: string, rows: OrderRows): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    if (isSignedOut()) return;
    const saved = rows.saved();
    kept(owner).set(saved.length === 0 ? undefined : saved);
  };
  let last = rows.written();
  const look = () => {
    // Answers come for minutes, each before the pause is over.
    if (rows.written() === last) return;
    last = rows.written();
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  };
  const unsubscribe = rows.subscribe(look);
  addEventListener('pagehide', write);
  return () => {
    unsubscribe();
    removeEventListener('pagehide', write);
    // Of thousands it is told a turn later.
    look();
    write();
  };
}
