import { browserStorage } from './browserStorage.ts';
import type { StoredKey } from './storedKeys.ts';

/** What a kept text says: what JSON has in it, else, as for the words of the shop's own keys, the text itself. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whatever is kept; undefined where nothing is. */
export const readStored = ({ area, key }: StoredKey): unknown => parseStored(browserStorage[area].read(key));

/** Keeps it, or forgets it where it is undefined; false where the browser refuses. */
export function writeStored({ area, key }: StoredKey, value: unknown): boolean {
  const text = typeof value === 'string' ? value : value === undefined ? null : JSON.stringify(value);
  return browserStorage[area].write(key, text);
}
