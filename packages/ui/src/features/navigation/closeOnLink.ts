import type { MouseEvent } from 'react';

/** Spread it around links of something that floats: following one closes it, since the page below stays. */
export const closeOnLink = (close: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    if (event.target.closest('a[href]')) close();
  },
});
