import { useEffect, useState } from 'react';
import type { ListContents } from './ListContents.ts';
import { type LinkRefusal, listOfFragment } from './listFragment.ts';

/**
 * The list of a link, or why there is none; undefined for the moment it takes to read it.
 * @param fragment what stands behind its #
 */
export function useSharedList(fragment: string): ListContents | LinkRefusal | undefined {
  const [read, setRead] = useState<{ readonly of: string; readonly list: ListContents | LinkRefusal }>();
  useEffect(() => {
    let isStale = false;
    const start = async () => {
      const list = await listOfFragment(fragment);
      if (!isStale) setRead({ of: fragment, list });
    };
    void start();
    return () => {
      isStale = true;
    };
  }, [fragment]);
  return read?.of === fragment ? read.list : undefined;
}
