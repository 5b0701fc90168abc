import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const fields = style({ display: 'grid', gap: vars.space[3] });
export const about = style({
  color: vars.color.textMuted,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
