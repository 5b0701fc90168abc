import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const detail = style({ marginTop: vars.space[4] });
