import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const panel = style({ ...oneColumn(vars.space[3]), marginTop: vars.space[4] });
