import type { FocusEvent } from 'react';

/**
 * Spread it on a row that scrolls sideways: what the keyboard comes to comes whole into sight, where browsers leave it cut
 * at the edge of the row.
 */
export const wholeOnFocus = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
};
