import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const note = style({
  display: 'block',
  marginTop: vars.space[1],
  color: vars.color.caution,
  ...fontSize(12),
  fontWeight: vars.font.medium,
});
