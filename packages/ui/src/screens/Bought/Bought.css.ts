import { globalStyle, style } from '@vanilla-extract/css';
import { cell } from '../../features/quick-order/ProductName/ProductName.css.ts';
import { inScroll, onCard, onNarrowAndPaper } from '../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../primitives/GridTable/GridTable.css.ts';
import { titleEnd, titleLine, titleNote, toolbarLine } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { captionText, centered, oneColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, text, font, space } = vars;

export const page = style(oneColumn(space[3]));
export const title = style(titleLine);
export const count = style({ ...titleNote, whiteSpace: 'nowrap' });
export const onlyHere = style(titleEnd);
export const toolbar = style(toolbarLine);
export const search = style({
  width: 260,
  '@media': { [media.phone]: { width: '100%' } },
});
export const end = style({ marginInlineStart: 'auto' });
export const note = style(captionText);

/** Scrolled sideways, its names take two lines: as wide as the longest they would hide the numbers behind them. */
export const table = style([
  { vars: { [rowHeight]: '49px' } },
  inScroll({ width: 'min-content' }),
  onCard({ vars: { [rowHeight]: '236px' } }),
]);
/** What ticks it, then its name; facts below each other, and how many at the end. */
export const card = style(
  onCard({ gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr)', gap: `${space[1]} ${space[2]}` }),
);
export const tickCell = style(onCard({ gridColumn: 1, gridRow: 1 }));
/** As much as a finger meets. */
export const tick = style({
  ...centered,
  width: 28,
  height: 32,
  '@media': { [media.phone]: { width: vars.size.touch, height: vars.size.touch } },
});
export const product = style([cell, onCard({ gridColumn: '2 / -1', gridRow: 1 })]);
export const unit = style({ color: color.textSubtle, fontSize: text[12] });
export const gone = style({ color: color.critical });

const labelled = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 6,
  textAlign: 'start',
  selectors: {
    '&::before': { content: 'attr(data-label)', color: color.textMuted },
    '&:empty': { display: 'none' },
  },
} as const;
const inCard = (gridColumn: number | string, gridRow: number) => onCard({ ...labelled, gridColumn, gridRow });
/** Where letters are so large that nothing has room beside it. */
const large = (gridRow: number, gridColumn: number | string = '2 / -1') => ({
  '@media': { [`screen and ${media.least}`]: { gridColumn, gridRow } },
});
export const total = style([inCard(2, 2), large(2)]);
export const times = style([inCard(3, 2), large(3)]);
export const last = style([inCard(2, 3), large(4)]);
export const change = style([{ paddingLeft: 20 }, inCard(3, 3), onCard({ paddingLeft: 0 }), large(5)]);
export const past = style([
  { color: color.textMuted },
  onNarrowAndPaper({ display: 'none' }),
  inCard('2 / -1', 4),
  large(6),
]);
export const today = style([{ fontWeight: font.semibold }, inCard('2 / -1', 5), large(7)]);
export const line = style([
  onNarrowAndPaper({ display: 'none' }),
  onCard({ gridColumn: 2, gridRow: 6, alignSelf: 'end' }),
  large(8, 2),
]);
export const usual = style([onCard({ gridColumn: 3, gridRow: 6, alignSelf: 'end' }), large(8, 3)]);
/** Every row has a quantity; it is a choice where its row is ticked. */
globalStyle(`:not([data-chosen]) > ${usual} > label:has(> input:not([aria-invalid], :placeholder-shown))`, {
  borderColor: color.borderStrong,
  boxShadow: 'none',
});
