import { style } from '@vanilla-extract/css';
import { cardSurface, flexRow, fontSize, hairline, numberText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** Too narrow for three amounts in a line, as on a phone or with three banks beside each other. */
const compact = '(max-width: 440px)';

export const root = style({ minWidth: 0, padding: 0, border: 0 });
export const legend = style({
  padding: 0,
  marginBottom: space[3],
  ...fontSize(16),
  fontWeight: vars.font.semibold,
});
export const banks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
export const bank = style({
  containerType: 'inline-size',
  ...cardSurface,
  overflow: 'hidden',
});
export const bankHead = style({
  ...flexRow(space[3]),
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
});
export const columns = style([
  line4,
  {
    minHeight: 28,
    color: color.textMuted,
    ...fontSize(12),
    '@container': { [compact]: { display: 'none' } },
  },
]);
export const option = style([
  line4,
  {
    minHeight: vars.size.row,
    borderTop: hairline,
    ...fontSize('13Tight'),
    cursor: 'pointer',
    '@container': {
      [compact]: {
        gridTemplateAreas: '"choice total" "commission monthly"',
        minHeight: vars.size.touch,
        paddingBlock: space[2],
        rowGap: 2,
        selectors: {
          '&, &[data-commission]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
          'div + &': { borderTop: 0 },
        },
      },
    },
    selectors: {
      '&:hover': { background: color.hover },
      '&:has(:checked)': { background: color.brandSoft, fontWeight: vars.font.semibold },
      '&:has(:disabled)': { cursor: 'default' },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    },
  },
]);
export const choice = style({
  ...flexRow(space[2]),
  minWidth: 0,
  '@container': { [compact]: { gridArea: 'choice' } },
});
export const amount = style({ textAlign: 'end', ...numberText });
/** Of less weight, on the second line, and named there. */
const below = {
  color: color.textMuted,
  ...fontSize(12),
  fontWeight: vars.font.regular,
  selectors: { '&::before': { content: 'attr(data-label) " "' } },
} as const;
/** As wide in every row, though each row is a grid of its own. */
export const commission = style([
  amount,
  {
    minWidth: 62,
    '@container': {
      // Below the words, not below the circle in front of them.
      [compact]: {
        ...below,
        gridArea: 'commission',
        paddingInlineStart: `calc(18px + ${space[2]})`,
        textAlign: 'start',
      },
    },
  },
]);
export const monthly = style([
  amount,
  {
    selectors: { '&[data-once]': { '@container': { [compact]: { display: 'none' } } } },
    '@container': { [compact]: { ...below, gridArea: 'monthly' } },
  },
]);
export const total = style([
  amount,
  { '@container': { [compact]: { gridArea: 'total', fontWeight: vars.font.semibold } } },
]);
