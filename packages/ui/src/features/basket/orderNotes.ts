import { createMemory, type PersonalMemory } from '@vitrin/api-client/personal/personalMemory';
import type { Id } from '@vitrin/api-client/read/readId';

export interface OrderNotes {
  /** The note written for a basket; '' where there is none. */
  read: (owner: string, basketId: Id) => string;
  write: (owner: string, basketId: Id, note: string) => void;
}

/**
 * Notes by whose basket (`identityKey`) and which, kept in the tab through a reload where the browser lets us, else in the
 * page.
 */
export function createOrderNotes(): OrderNotes {
  const memories = new Map<Id, PersonalMemory>();
  const memoryOf = (basketId: Id): PersonalMemory => {
    const memory = memories.get(basketId) ?? createMemory('session', `note-${basketId}`);
    memories.set(basketId, memory);
    return memory;
  };
  return {
    read(owner, basketId) {
      const note = memoryOf(basketId).read(owner);
      return typeof note === 'string' ? note : '';
    },
    write: (owner, basketId, note) => memoryOf(basketId).write(owner, note === '' ? undefined : note),
  };
}

/** The notes of this tab. */
export const orderNotes = createOrderNotes();
