import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const notice = style({ padding: vars.space[3], color: vars.color.textMuted });
export const waiting = style({ display: 'grid', gap: vars.space[5], padding: vars.space[3] });
