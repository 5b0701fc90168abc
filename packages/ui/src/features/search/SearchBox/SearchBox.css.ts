import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { captionText, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** A hint for desks; a click on it is one into the box. */
export const keys = style({
  marginInlineEnd: vars.space[2],
  padding: `1px ${vars.space[1]}`,
  border: hairline,
  borderRadius: vars.radius.small,
  ...captionText,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [media.belowDesktop]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});
