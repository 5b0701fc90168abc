import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const forWhat = style({
  marginBlockEnd: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});

export const filter = style({ marginBlockEnd: vars.space[2] });

export const standIn = style({
  display: 'grid',
  placeItems: 'center',
  height: 'min(456px, calc(100dvh - 340px))',
  minHeight: 160,
  '@media': { [media.phone]: { height: 'calc(100dvh - 296px)' } },
});

export const count = style({
  marginBlockStart: vars.space[2],
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontVariantNumeric: 'tabular-nums',
});
