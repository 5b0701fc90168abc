import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const detail = style({
  maxWidth: 486,
  marginTop: vars.space[4],
  '@media': { [media.phone]: { maxWidth: 'none' } },
});
