import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const totals = style({
  width: 320,
  maxWidth: '100%',
  marginInlineStart: 'auto',
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
  breakInside: 'avoid',
  '@media': { [media.phone]: { width: '100%' } },
});
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  padding: '3px 0',
});
export const term = style({ color: vars.color.textMuted });
export const grand = style([
  item,
  {
    marginTop: vars.space[2],
    paddingTop: vars.space[2],
    borderTop: hairline,
    ...fontSize(16),
    fontWeight: vars.font.semibold,
  },
]);
