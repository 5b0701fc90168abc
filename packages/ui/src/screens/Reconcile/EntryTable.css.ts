import { style } from '@vanilla-extract/css';
import { onCard } from '../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../primitives/GridTable/GridTable.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, text, font } = vars;
/** In large letters each has a line of its own. */
const inLarge = (gridRow: number, gridColumn: string) => ({
  '@media': { [media.least]: { gridRow, gridColumn } },
});

export const table = style(onCard({ vars: { [rowHeight]: '92px' } }));
export const card = style(
  onCard({ gridTemplateColumns: '44px auto minmax(0, 1fr) auto', gap: '0 8px', alignItems: 'center' }),
);
export const tick = style(onCard({ gridColumn: 1, gridRow: '1 / 4' }));
export const side = style(onCard({ gridColumn: 2, gridRow: 1 }));
export const date = style([
  numberText,
  onCard({ gridColumn: '3 / 5', gridRow: 3, color: color.textSubtle, fontSize: text[12] }),
  inLarge(4, '2 / 5'),
]);
export const number = style([
  { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  onCard({ gridColumn: '2 / 4', gridRow: 2, color: color.textSubtle, fontSize: text[12] }),
  inLarge(3, '2 / 5'),
]);
export const description = style([
  { overflowWrap: 'anywhere' },
  onCard({ gridColumn: 3, gridRow: 1, fontSize: text[14], fontWeight: font.medium }),
  inLarge(1, '3 / 5'),
]);
export const amount = style([
  { color: color.textMuted },
  onCard({ gridColumn: 4, gridRow: 1, color: color.text, fontSize: text[16], fontWeight: font.semibold }),
  inLarge(2, '2 / 5'),
]);
export const effect = style([
  { fontWeight: font.semibold },
  onCard({
    gridColumn: 4,
    gridRow: 2,
    fontSize: text[12],
    selectors: {
      '&::before': { content: 'attr(data-label)', color: color.textSubtle, fontWeight: font.regular },
    },
  }),
  inLarge(5, '2 / 5'),
]);

/** The letter of a side in a box; of a credit in its own colour. */
export const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: vars.radius.small,
  background: color.canvas,
  color: color.textMuted,
  fontSize: text[12],
  fontWeight: font.semibold,
  selectors: { '&[data-side="A"]': { background: color.positiveSoft, color: color.positive } },
});
