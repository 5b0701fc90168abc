import { useLayoutEffect } from 'react';
import { nameTab } from './pageTitle.ts';

/**
 * Names the tab: after the route where its row in `routes.ts` has a title, else after what its screen shows.
 * @param page undefined while it is not known, or where somebody else says it; '' on the home page
 */
export function usePageTitle(page: string | undefined): void {
  useLayoutEffect(() => {
    if (page === undefined) return undefined;
    nameTab({ page });
    return () => nameTab({ page: '' });
  }, [page]);
}
