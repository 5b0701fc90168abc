import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { phone, roomy } from './gridMedia.ts';

/** Grids of the rows; set once, on the frame. */
export const wholeTracks = createVar();
export const narrowTracks = createVar();
export const paperTracks = createVar();
/** Width of what stays in sight at the beginning of a table that is scrolled sideways. */
export const pinnedWidth = createVar();

/** How high the box may be where it scrolls: set around a table that does not have the window for itself. */
export const frameHeight = createVar();

/** The box around the table. Says in `data-layout` how the columns fit; only as `scroll` it scrolls, and the page never does. */
export const frame = style({
  '@media': {
    [roomy]: {
      selectors: {
        '&[data-layout="scroll"]': {
          overflow: 'auto',
          maxHeight: fallbackVar(frameHeight, 'calc(100dvh - 120px)'),
          overscrollBehaviorX: 'contain',
          // What gets the focus is scrolled out from under the head and the pinned column.
          scrollPadding: `48px 0 0 ${pinnedWidth}`,
          vars: { '--vitrin-sticky-top': '0px' },
        },
      },
    },
    [phone]: { marginInline: `calc(-1 * ${vars.size.gutter})` },
  },
});
