import { style } from '@vanilla-extract/css';
import { captionText, fontSize, hairline, spreadRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font } = vars;

export const currency = style({
  marginBottom: 2,
  ...captionText,
  fontWeight: font.medium,
  selectors: { 'dl + &': { marginTop: 20 } },
});
export const sum = style({ ...fontSize(13), fontVariantNumeric: 'tabular-nums' });
export const item = style({ ...spreadRow(12), padding: '4px 0' });
export const term = style({ color: color.textMuted });
export const value = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const total = style([
  item,
  {
    alignItems: 'baseline',
    marginTop: 4,
    paddingTop: 12,
    borderTop: hairline,
    fontWeight: font.semibold,
  },
]);
export const totalValue = style([
  value,
  {
    ...fontSize(16),
    selectors: {
      [`${sum}:first-of-type &`]: {
        ...fontSize(20),
        letterSpacing: font.trackingTitle,
      },
    },
  },
]);
