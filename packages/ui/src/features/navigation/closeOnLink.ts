import type { MouseEvent } from 'react';
import { isPlainClick } from '../../primitives/Link/isPlainClick.ts';

/** Spread it around links of something that floats: following one closes it, since the page below stays; one that opens in a tab of its own leaves it open. */
export const closeOnLink = (close: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    if (event.target.closest('a[href]')) close();
  },
});
