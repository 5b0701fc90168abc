import type { Id } from '@vitrin/api-client/read/readId';
import { readRaw } from '@vitrin/api-client/read/readText';
import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';

const kept = (owner: string, basketId: Id) => storedValue(storedKeys.orderNote(basketId), readRaw, owner);

/** Notes by whose basket (`identityKey`) and which, kept in the tab through a reload; '' where there is none. */
export const orderNotes = {
  read: (owner: string, basketId: Id): string => kept(owner, basketId).get(),
  write: (owner: string, basketId: Id, note: string): void =>
    void kept(owner, basketId).set(note === '' ? undefined : note),
};
