import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text, line } = vars;

export const root = style({ minWidth: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  marginBottom: space[3],
  fontSize: text[16],
  lineHeight: line[16],
  fontWeight: vars.font.semibold,
});
export const banks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
export const bank = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  overflow: 'hidden',
});
export const bankHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]} ${space[2]}`,
  fontWeight: vars.font.semibold,
  overflowWrap: 'anywhere',
});
/** Banks sign with words. */
export const logo = style({
  flex: 'none',
  width: 84,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
});
const line4 = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 1.2fr) 1fr 1fr',
  alignItems: 'center',
  columnGap: space[3],
  paddingInline: space[4],
  selectors: { '&[data-commission]': { gridTemplateColumns: 'minmax(88px, 1.2fr) auto 1fr 1fr' } },
  '@media': { [media.phone]: { columnGap: space[2], paddingInline: space[3] } },
});
export const columns = style([
  line4,
  {
    minHeight: 28,
    color: color.textMuted,
    fontSize: text[12],
    lineHeight: line[12],
  },
]);
export const option = style([
  line4,
  {
    minHeight: vars.size.row,
    borderTop: `1px solid ${color.border}`,
    fontSize: text[13],
    lineHeight: line['13Tight'],
    cursor: 'pointer',
    '@media': { [media.phone]: { minHeight: vars.size.touch } },
    selectors: {
      '&:hover': { background: color.hover },
      '&:has(:checked)': { background: color.brandSoft, fontWeight: vars.font.semibold },
      '&:has(:disabled)': { cursor: 'default' },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
  },
]);
export const choice = style({ display: 'flex', alignItems: 'center', gap: space[2], minWidth: 0 });
export const amount = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
/** As wide in every row, though each row is a grid of its own. */
export const commission = style([amount, { minWidth: 62 }]);
