import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
