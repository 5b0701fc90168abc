import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const files = style({ display: 'grid', gap: vars.space[2] });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const hint = style({
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
});
