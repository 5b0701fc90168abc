import { type Identity, personKey } from '@vitrin/api-client/identity';
import { useState } from 'react';
import { recentSearches } from './recentSearches.ts';

/** What this visitor has searched for in this browser, as it was when the search was opened. */
export function useRecentSearches(identity: Identity) {
  const person = personKey(identity);
  const [recent, setRecent] = useState(() => recentSearches.list(person));
  return {
    recent,
    remember: (text: string) => recentSearches.add(person, text),
    forget: () => {
      recentSearches.clear(person);
      setRecent([]);
    },
  };
}
