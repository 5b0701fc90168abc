import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const title = style({
  margin: `${vars.space[2]} 0 ${vars.space[4]}`,
  '@media': { [media.phone]: { marginBottom: vars.space[3] } },
});
