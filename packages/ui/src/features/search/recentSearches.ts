import { foldTurkish } from '../../text/turkish.ts';

/** What of the device's storage is used; it may refuse any of it. */
type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface RecentSearches {
  /** The last first. */
  list: () => readonly string[];
  /** Puts a search first; one that is already there moves. */
  add: (text: string) => void;
  clear: () => void;
}

const key = 'vitrin-searches';
/** As many as the dialog shows without scrolling. */
const kept = 8;
/** What is longer was pasted by mistake. */
const longest = 100;

const read = (stored: string | null): readonly string[] => {
  const value: unknown = JSON.parse(stored ?? '[]');
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, kept) : [];
};

/** What was searched for on this device; where storage is refused, as long as the page lives. */
export function createRecentSearches(storage: () => TextStorage): RecentSearches {
  let own: readonly string[] | undefined;

  const list = () => {
    if (own) return own;
    try {
      return read(storage().getItem(key));
    } catch {
      return [];
    }
  };
  return {
    list,
    add: (text) => {
      const added = text.trim();
      if (added === '' || added.length > longest) return;
      const isOther = (before: string) => foldTurkish(before) !== foldTurkish(added);
      const next = [added, ...list().filter(isOther)].slice(0, kept);
      try {
        storage().setItem(key, JSON.stringify(next));
      } catch {
        own = next;
      }
    },
    clear: () => {
      own &&= [];
      try {
        storage().removeItem(key);
      } catch {
        own = [];
      }
    },
  };
}

/** The searches of this browser. */
export const recentSearches = createRecentSearches(() => localStorage);
