import { isSignedOut } from '@vitrin/api-client/drafts';
import { readField } from '@vitrin/api-client/read/readField';
import { readId } from '@vitrin/api-client/read/readId';
import { readList } from '@vitrin/api-client/read/readList';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import type { SavedRow } from './OrderRow.ts';
import type { OrderRows } from './OrderRows.ts';

/** Milliseconds after the last change until the rows are written. */
const pause = 300;

function readRow(value: unknown): SavedRow | undefined {
  const text = (name: string) => readRaw(readField(value, name));
  const code = text('code');
  const quantity = text('quantity');
  if (code === '' && quantity === '') return undefined;
  const fault = text('fault');
  const merged = readField(value, 'merged');
  const chosenId = readId(readField(value, 'chosenId'));
  return {
    code,
    quantity,
    fault: fault === 'lostBarcode' || fault === 'unreadable' ? fault : undefined,
    wholeCode: text('wholeCode') || undefined,
    merged: typeof merged === 'number' ? merged : undefined,
    chosenId: chosenId === '' ? undefined : chosenId,
    reason: text('reason') || undefined,
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
  const unsubscribe = rows.subscribe(() => {
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  });
  addEventListener('pagehide', write);
  return () => {
    unsubscribe();
    removeEventListener('pagehide', write);
    write();
  };
}
