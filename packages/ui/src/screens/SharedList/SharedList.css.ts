import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const sharedList = style({ color: vars.color.text });
