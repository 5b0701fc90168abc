import { storedKeys } from '@vitrin/api-client/stored/storedKeys';
import { storedValue } from '@vitrin/api-client/stored/storedValue';
import { foldTurkish } from '../../text/turkish.ts';

/** As many as the dialog shows without scrolling. */
const most = 8;
/** What is longer was pasted by mistake. */
const longest = 100;

const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string').slice(0, most) : [];
const kept = (person: string) => storedValue(storedKeys.searches, readTexts, person);

/** What each person, known by `personKey`, has searched for in this browser: the next one sees nothing of it. */
export const recentSearches = {
  /** The last first. */
  list: (person: string): readonly string[] => kept(person).get(),
  /** Puts a search first; one that is already there moves. */
  add(person: string, text: string): void {
    const added = text.trim();
    if (added === '' || added.length > longest) return;
    const isOther = (before: string) => foldTurkish(before) !== foldTurkish(added);
    kept(person).set([added, ...kept(person).get().filter(isOther)].slice(0, most));
  },
  clear: (person: string): void => void kept(person).set(undefined),
};
