import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const match = style({
  background: 'none',
  color: vars.color.brandText,
  fontWeight: vars.font.semibold,
});
