import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { visuallyHidden } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** What can be done with the document, in the head; on a phone below its title, where there is room. */
export const actions = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': {
    [media.phone]: { order: 1, flex: '1 0 100%', minWidth: 0, paddingInlineEnd: vars.space[3] },
  },
});

/** Words of a smaller action, which on a phone stands as its icon: still read aloud. */
export const actionWords = style({
  '@media': {
    [media.phone]: visuallyHidden,
  },
});

/** An action that is given: its button as any beside it, on a phone without its words, which stay its name. */
export const otherAction = style({ display: 'contents' });
globalStyle(`${otherAction} button > span:last-child`, {
  '@media': {
    [media.phone]: visuallyHidden,
  },
});

/** The main action takes what the others leave. */
export const mainAction = style({ display: 'grid', '@media': { [media.phone]: { flex: 1 } } });
