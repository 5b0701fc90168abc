import type { FocusEvent } from 'react';

/** Spread it on a row that scrolls sideways: browsers leave what the keyboard comes to cut at its edge. */
export const wholeOnFocus = {
  onFocus: ({ target }: FocusEvent<HTMLElement>) => {
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
};
