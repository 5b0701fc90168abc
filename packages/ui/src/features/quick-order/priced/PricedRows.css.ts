import { globalStyle, style } from '@vanilla-extract/css';
import { onCard, onNarrowAndPaper } from '../../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../../primitives/GridTable/GridTable.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import { cell } from '../ProductName/ProductName.css.ts';

const { color, font, space } = vars;

export const table = style([{ vars: { [rowHeight]: '45px' } }, onCard({ vars: { [rowHeight]: '132px' } })]);
export const card = style(onCard({ gridTemplateColumns: 'minmax(0, 1fr) 132px', gap: space[2] }));

export const product = style([cell, onCard({ gridColumn: '1 / -1', gridRow: 1 })]);
export const code = style({
  display: 'block',
  fontWeight: font.medium,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  overflowWrap: 'anywhere',
});
export const barcode = style([
  { color: color.textMuted },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ display: 'none' }),
]);
export const ownPrice = style([
  { fontWeight: font.medium },
  onCard({
    gridColumn: '1 / -1',
    gridRow: 3,
    display: 'flex',
    gap: 8,
    selectors: {
      '&::before': { content: 'attr(data-label)', color: color.textMuted, fontWeight: font.regular },
      '&:empty': { display: 'none' },
    },
  }),
]);
export const otherPrice = style([
  { color: color.textMuted },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ display: 'none' }),
]);
export const stock = style([
  { gap: 2, justifyItems: 'start', paddingInlineStart: 20 },
  onCard({ gridColumn: 1, gridRow: 2, alignSelf: 'center', paddingInlineStart: 0 }),
  // Beside the quantity there is no room for a word in larger letters.
  { '@media': { [`screen and ${media.least}`]: { gridColumn: '1 / -1', gridRow: 4 } } },
]);
export const search = style({
  paddingInlineStart: 20,
  color: color.brandText,
  ...fontSize(12),
});
export const quantity = style(onCard({ gridColumn: 2, gridRow: 2 }));
/** Every row of a list has one: what is written is no sign of a choice. */
globalStyle(`${quantity} > label:has(> input:not([aria-invalid], :placeholder-shown))`, {
  borderColor: color.borderStrong,
  boxShadow: 'none',
});
/** Beside the quantity, in a column of its own that only lists with this button have. */
export const remove = style([
  { justifyItems: 'end' },
  onCard({ gridColumn: 3, gridRow: 2, alignSelf: 'center' }),
]);
