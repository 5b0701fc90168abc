import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font } = vars;

export const sum = style({ ...fontSize(13), fontVariantNumeric: 'tabular-nums' });
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '4px 0',
  '@media': { [media.least]: { display: 'block' } },
});
export const term = style({ flex: 'none', color: color.textMuted });
export const value = style({ minWidth: 0, textAlign: 'end', overflowWrap: 'anywhere' });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: 12,
  fontWeight: font.semibold,
  selectors: {
    [`${item} + &`]: { marginTop: 8, paddingTop: 12, borderTop: hairline },
  },
});
export const totalValue = style({
  marginInlineStart: 'auto',
  ...fontSize(20),
  letterSpacing: font.trackingTitle,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const liraValue = style([totalValue, fontSize(16)]);
