import { createMemory } from '@vitrin/api-client/personal/personalMemory';
import { foldTurkish } from '../../text/turkish.ts';

export interface RecentSearches {
  /** The last first. */
  list: (person: string) => readonly string[];
  /** Puts a search first; one that is already there moves. */
  add: (person: string, text: string) => void;
  clear: (person: string) => void;
}

/** As many as the dialog shows without scrolling. */
const kept = 8;
/** What is longer was pasted by mistake. */
const longest = 100;

/** What each person, known by `personKey`, has searched for in this browser: the next one sees nothing of it. */
export function createRecentSearches(memory = createMemory('local', 'searches')): RecentSearches {
  const list = (person: string): readonly string[] => {
    const value = memory.read(person);
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, kept) : [];
  };
  return {
    list,
    add: (person, text) => {
      const added = text.trim();
      if (added === '' || added.length > longest) return;
      const isOther = (before: string) => foldTurkish(before) !== foldTurkish(added);
      memory.write(person, [added, ...list(person).filter(isOther)].slice(0, kept));
    },
    clear: (person) => memory.write(person, undefined),
  };
}

/** The searches of this browser. */
export const recentSearches = createRecentSearches();
