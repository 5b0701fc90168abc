import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

/** A hint for desks; a click on it is one into the box. */
export const keys = style({
  marginInlineEnd: vars.space[2],
  padding: `1px ${vars.space[1]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  color: vars.color.textSubtle,
  fontFamily: 'inherit',
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '@media': { [media.belowDesktop]: { display: 'none' }, '(pointer: coarse)': { display: 'none' } },
});
