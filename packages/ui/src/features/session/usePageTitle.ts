import { useLayoutEffect } from 'react';
import { nameTab } from './pageTitle.ts';

/**
 * Names the tab after what a screen shows; each screen calls it once.
 * @param page undefined or '' on the home page, and while it is not known
 */
export function usePageTitle(page: string | undefined): void {
  useLayoutEffect(() => {
    nameTab({ page: page ?? '' });
    return () => nameTab({ page: '' });
  }, [page]);
}
