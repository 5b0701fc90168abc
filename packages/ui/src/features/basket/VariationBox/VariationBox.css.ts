import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { cardSurface, fontSize, spreadRow, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, font } = vars;

export const box = style({
  padding: '16px 20px',
  ...cardSurface,
  ...fontSize(13),
  '@media': { [media.phone]: { paddingInline: 16 } },
});
export const head = style(wrappingRow('4px 8px'));
export const title = style({
  ...fontSize(14),
  fontWeight: font.semibold,
  overflowWrap: 'anywhere',
});
export const description = style({ margin: '4px 0 8px', color: color.textMuted, overflowWrap: 'anywhere' });
export const sums = style({ fontVariantNumeric: 'tabular-nums' });
export const item = style({
  ...spreadRow(12),
  padding: '2px 0',
  selectors: { '&:last-child': { fontWeight: font.semibold } },
});
export const term = style({ selectors: { [`${item}:not(:last-child) > &`]: { color: color.textMuted } } });
export const value = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  selectors: { [`${item}:last-child > &`]: { fontSize: text[14] } },
});
