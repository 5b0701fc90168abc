import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const quickOrder = style({ color: vars.color.text });
