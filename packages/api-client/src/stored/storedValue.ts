import { readField } from '../read/readField.ts';
import { maySignInAs, readAccountRecord, readSignedIn } from '../personal/accountRecord.ts';
import { browserStorage } from './browserStorage.ts';
import { readStored, writeStored } from './readStored.ts';
import type { PersonalKey, StoredKey } from './storedKeys.ts';

/** One thing that is kept in this browser, or where it refuses to, as long as the page lives. */
export interface StoredValue<T> {
  readonly get: () => T;
  /**
   * Keeps anything JSON can hold, never card data; undefined forgets.
   * @returns false where the browser refuses
   */
  readonly set: (value: unknown) => boolean;
  /** As it is kept, whoever's it is: tells whether another page has written. */
  readonly text: () => string | null;
}

/**
 * @param key one of `storedKeys`
 * @param read makes of whatever is kept, by another build too, what is meant; of undefined, what it is where nothing is
 * @param owner whose it is: nobody else gets it back. `identityKey` or, for what goes with the person to every company acted
 *   for, `personKey`
 */
export function storedValue<T>(key: PersonalKey, read: (value: unknown) => T, owner: string): StoredValue<T>;
export function storedValue<T>(
  key: Exclude<StoredKey, PersonalKey>,
  read: (value: unknown) => T,
): StoredValue<T>;
export function storedValue<T>(key: StoredKey, read: (value: unknown) => T, owner?: string): StoredValue<T> {
  const own = (kept: unknown) =>
    readField(kept, 'owner') === owner &&
    maySignInAs(readSignedIn(readField(kept, 'signedIn')), readAccountRecord().signedIn)
      ? readField(kept, 'value')
      : undefined;
  return {
    get() {
      const kept = readStored(key);
      return read(owner === undefined ? kept : own(kept));
    },
    set: (value) =>
      writeStored(
        key,
        owner === undefined || value === undefined
          ? value
          : { owner, signedIn: readAccountRecord().signedIn, value },
      ),
    text: () => browserStorage[key.area].read(key.key),
  };
}
