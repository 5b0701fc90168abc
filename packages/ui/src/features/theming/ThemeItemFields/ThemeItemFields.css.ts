import { style } from '@vanilla-extract/css';
import { oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const fields = style(oneColumn(vars.space[4]));
