import { style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline, spreadRow, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const caption = style({
  ...wrappingRow(vars.space[2]),
  minHeight: 20,
  marginBottom: vars.space[1],
  color: color.textMuted,
  ...fontSize(13),
});
/** A price is never cut: one too long for its place goes on to the next line. */
export const big = style({
  ...fontSize(24),
  fontWeight: vars.font.semibold,
  letterSpacing: '-.02em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const retail = style({
  color: color.textSubtle,
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
});
export const table = style({
  width: '100%',
  marginTop: vars.space[4],
  borderCollapse: 'collapse',
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
});
/** In letters twice as large a phone is too narrow for a price, its discount and its net: each stands below the price's name. */
const stacked = (rule: StyleRule) => ({ '@media': { [media.least]: rule } });
export const heads = style(stacked({ position: 'absolute', clipPath: 'inset(50%)' }));
export const head = style({
  padding: '8px 0 8px 10px',
  borderBottom: hairline,
  color: color.textSubtle,
  ...fontSize(12),
  fontWeight: vars.font.medium,
  textAlign: 'end',
  selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
});
export const row = style(stacked({ display: 'block', padding: '7px 0 8px', borderBottom: hairline }));
/** The row of the price the dealer pays. */
export const own = style([row, { fontWeight: vars.font.semibold }]);
const cell = { padding: '7px 0 8px', borderBottom: hairline } as const;
const stackedCell = { padding: 0, borderBottom: 0 };
export const name = style({
  ...cell,
  fontWeight: 'inherit',
  textAlign: 'start',
  ...stacked({ ...stackedCell, display: 'block' }),
});
/** On one line, as long as there is any room for it; digits are never parted. */
export const amount = style({
  ...cell,
  paddingInlineStart: 10,
  textAlign: 'end',
  '@media': {
    [media.least]: {
      ...stackedCell,
      ...spreadRow(vars.space[2]),
      '::before': { content: 'attr(data-label) / ""', color: color.textSubtle },
    },
  },
});
