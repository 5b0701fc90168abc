import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { flexRow, hairline, wrappingRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = style({
  ...wrappingRow(vars.space[3]),
  justifyContent: 'flex-end',
  minHeight: 48,
  padding: '7px 12px',
  border: hairline,
  borderRadius: vars.radius.card,
  fontSize: vars.text[13],
  '@media': { print: { display: 'none' } },
});
export const line = style({
  ...flexRow(vars.space[3]),
  flex: 1,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flexBasis: '60%' } },
});
export const number = style({ fontVariantNumeric: 'tabular-nums' });
export const bar = style({
  flex: 1,
  minWidth: 32,
  maxWidth: 240,
  height: 6,
  accentColor: vars.color.brand,
});
