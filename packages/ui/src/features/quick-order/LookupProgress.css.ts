import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  minHeight: 48,
  padding: '7px 12px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  fontSize: vars.text[13],
  '@media': { print: { display: 'none' } },
});
export const line = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[3],
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
