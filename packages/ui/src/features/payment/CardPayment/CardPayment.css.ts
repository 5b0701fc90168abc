import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { mutedText, oneColumn, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const form = style(oneColumn(vars.space[6]));
export const actions = style({
  ...wrappingRow(vars.space[3]),
  '@media': { [media.phone]: { display: 'grid' } },
});
export const charged = style({ ...mutedText, fontVariantNumeric: 'tabular-nums' });
