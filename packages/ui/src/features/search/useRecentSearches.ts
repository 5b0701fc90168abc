import { useState } from 'react';
import { recentSearches } from './recentSearches.ts';

/** What was searched for on this device, as it was when the search was opened. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(recentSearches.list);
  return {
    recent,
    remember: recentSearches.add,
    forget: () => {
      recentSearches.clear();
      setRecent([]);
    },
  };
}
