import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { captionText, centered, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const forWhat = style({ marginBlockEnd: vars.space[2], ...mutedText });

export const filter = style({ marginBlockEnd: vars.space[2] });

export const standIn = style({
  ...centered,
  height: 'min(456px, calc(100dvh - 340px))',
  minHeight: 160,
  '@media': { [media.phone]: { height: 'calc(100dvh - 296px)' } },
});

export const count = style({
  marginBlockStart: vars.space[2],
  ...captionText,
  fontVariantNumeric: 'tabular-nums',
});
