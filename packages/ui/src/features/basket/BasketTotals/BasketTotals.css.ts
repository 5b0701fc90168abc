import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, line, font } = vars;

export const currency = style({
  marginBottom: 2,
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
  fontWeight: font.medium,
  selectors: { 'dl + &': { marginTop: 20 } },
});
export const sum = style({ fontSize: text[13], lineHeight: line[13], fontVariantNumeric: 'tabular-nums' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  padding: '4px 0',
});
export const term = style({ color: color.textMuted });
export const value = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const total = style([
  item,
  {
    alignItems: 'baseline',
    marginTop: 4,
    paddingTop: 12,
    borderTop: `1px solid ${color.border}`,
    fontWeight: font.semibold,
  },
]);
export const totalValue = style([
  value,
  {
    fontSize: text[16],
    lineHeight: line[16],
    selectors: {
      [`${sum}:first-of-type &`]: {
        fontSize: text[20],
        lineHeight: line[20],
        letterSpacing: font.trackingTitle,
      },
    },
  },
]);
