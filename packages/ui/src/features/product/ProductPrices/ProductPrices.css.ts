import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 20,
  marginBottom: vars.space[1],
  color: color.textMuted,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
/** A price is never cut: one too long for its place goes on to the next line. */
export const big = style({
  fontSize: vars.text[24],
  lineHeight: vars.line[24],
  fontWeight: vars.font.semibold,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const retail = style({
  color: color.textSubtle,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontVariantNumeric: 'tabular-nums',
});
/** In letters twice as large a phone is too narrow for a price, its discount and its net. */
export const scroller = style({ overflowX: 'auto', marginTop: vars.space[4] });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontVariantNumeric: 'tabular-nums',
});
export const head = style({
  padding: '8px 0 8px 10px',
  borderBottom: `1px solid ${color.border}`,
  color: color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontWeight: vars.font.medium,
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const name = style({
  padding: '7px 0 8px',
  borderBottom: `1px solid ${color.border}`,
  fontWeight: vars.font.regular,
  textAlign: 'start',
});
/** On one line, as long as there is any room for it; digits are never parted. */
export const amount = style({
  padding: '7px 0 8px 10px',
  borderBottom: `1px solid ${color.border}`,
  textAlign: 'end',
});
/** The row of the price the dealer pays. */
export const own = style({ fontWeight: vars.font.semibold });
export const ownName = style([name, { fontWeight: vars.font.semibold }]);
