import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const mark = style({
  color: vars.color.caution,
  ...fontSize(12),
  fontWeight: vars.font.medium,
  letterSpacing: 'normal',
});
