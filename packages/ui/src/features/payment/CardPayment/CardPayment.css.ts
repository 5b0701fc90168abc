import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { [media.phone]: { display: 'grid' } },
});
export const charged = style({
  color: vars.color.textMuted,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontVariantNumeric: 'tabular-nums',
});
