import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const note = style({
  display: 'block',
  marginTop: vars.space[1],
  color: vars.color.caution,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontWeight: vars.font.medium,
});
