import type { Id } from '@vitrin/api-client/read/readId';

/** What of session storage is used; the browser may refuse any of it. */
type NoteStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface OrderNotes {
  /** The note written for a basket; '' where there is none. */
  read: (basketId: Id) => string;
  write: (basketId: Id, note: string) => void;
}

const keyOf = (basketId: Id) => `basket-note-${basketId}`;

/** Notes by basket, kept through a reload where the browser lets us, else in the page. */
export function createOrderNotes(storage: () => NoteStorage): OrderNotes {
  const refused = new Map<Id, string>();
  return {
    read(basketId) {
      try {
        return refused.get(basketId) ?? storage().getItem(keyOf(basketId)) ?? '';
      } catch {
        return '';
      }
    },
    write(basketId, note) {
      try {
        if (note === '') storage().removeItem(keyOf(basketId));
        else storage().setItem(keyOf(basketId), note);
        refused.delete(basketId);
      } catch {
        refused.set(basketId, note);
      }
    },
  };
}

/** The notes of this tab. */
export const orderNotes = createOrderNotes(() => sessionStorage);
