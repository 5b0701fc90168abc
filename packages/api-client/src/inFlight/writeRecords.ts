import { readField } from '../read/readField.ts';
import type { WriteRecord, WriteRecords } from './InFlightLock.ts';
import { storedAt } from './storedAt.ts';

/** What of local storage is used; the browser may refuse any of it. */
export type RecordStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** How tabs tell each other; what is posted never comes back to the tab that posted it. */
export interface RecordChannel {
  post: (message: unknown) => void;
  listen: (listener: (message: unknown) => void) => void;
}

/** Calls whenever another tab's write can be read from storage here, which may be after the word of it. */
export type StorageNews = (listener: () => void) => void;

/** Records in local storage, told to the other tabs; where storage is refused, every tab keeps what it hears. */
export function createWriteRecords(
  storage: () => RecordStorage,
  channel?: RecordChannel,
  onStored?: StorageNews,
): WriteRecords {
  const heard = new Map<string, WriteRecord>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const stored = (key: string): WriteRecord | undefined => {
    try {
      return readRecord(JSON.parse(storage().getItem(storedAt(key)) ?? 'null'));
    } catch {
      return undefined;
    }
  };

  const store = (key: string, record: WriteRecord | undefined): boolean => {
    try {
      if (record) storage().setItem(storedAt(key), JSON.stringify(record));
      else storage().removeItem(storedAt(key));
      return true;
    } catch {
      return false;
    }
  };

  channel?.listen((message) => {
    const { key, record } = readMessage(message);
    if (key === undefined) return;
    if (record && !stored(key)) heard.set(key, record);
    else heard.delete(key);
    tell();
  });
  // What was told above may have been read from storage as it was before.
  onStored?.(tell);

  return {
    get: (key) => heard.get(key) ?? stored(key),
    set(key, record) {
      const isStored = store(key, record);
      if (record && !isStored) heard.set(key, record);
      else heard.delete(key);
      channel?.post({ key, record });
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const states = ['sending', 'unknown', 'done'] as const;

/** A record as another build of the page may have written it; undefined when it is none. */
function readRecord(value: unknown): WriteRecord | undefined {
  const [state, at, mark, ref] = ['state', 'at', 'mark', 'ref'].map((name) => readField(value, name));
  const known = states.find((one) => one === state);
  if (!known || typeof at !== 'number' || typeof mark !== 'string' || typeof ref !== 'string')
    return undefined;
  const openSince = readField(value, 'openSince');
  return { state: known, at, mark, ref, ...(typeof openSince === 'number' && { openSince }) };
}

function readMessage(message: unknown): { key?: string; record?: WriteRecord | undefined } {
  const key = readField(message, 'key');
  return typeof key === 'string' ? { key, record: readRecord(readField(message, 'record')) } : {};
}
