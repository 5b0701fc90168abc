import { style } from '@vanilla-extract/css';
import { fontSize, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const failure = style({ ...wrappingRow(vars.space[2]), ...fontSize(13) });
