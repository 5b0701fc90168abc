import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, line, font } = vars;

export const sum = style({ fontSize: text[13], lineHeight: line[13], fontVariantNumeric: 'tabular-nums' });
export const item = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '4px 0',
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
    [`${item} + &`]: { marginTop: 8, paddingTop: 12, borderTop: `1px solid ${color.border}` },
  },
});
export const totalValue = style({
  marginInlineStart: 'auto',
  fontSize: text[20],
  lineHeight: line[20],
  letterSpacing: font.trackingTitle,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const liraValue = style([totalValue, { fontSize: text[16], lineHeight: line[16] }]);
