import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const mark = style({
  color: vars.color.caution,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontWeight: vars.font.medium,
  letterSpacing: 'normal',
});
