import { style } from '@vanilla-extract/css';

/** Out of sight, yet laid out: a browser prints nothing of a frame that is not displayed. */
export const frame = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: '-200vw',
  width: 1123,
  height: 794,
  maxWidth: 'none',
  border: 0,
});
