import { style, styleVariants } from '@vanilla-extract/css';
import { onCard } from '../../../primitives/GridTable/gridForms.ts';
import { frameHeight } from '../../../primitives/GridTable/GridFrame.css.ts';
import { rowHeight } from '../../../primitives/GridTable/GridTable.css.ts';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** The head of the panel, which stays in sight as well. */
const panelHead = 57;

/** Where the columns fit, the lines scroll with the panel; where they do not, in a box that leaves room for the totals. */
export const frame = style({
  vars: {
    '--vitrin-sticky-top': `${panelHead}px`,
    [frameHeight]: 'max(320px, calc(100dvh - 220px))',
  },
});
export const table = style([{ vars: { [rowHeight]: '60px' } }, onCard({ vars: { [rowHeight]: '180px' } })]);
export const card = style(
  onCard({ gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: `2px ${space[3]}` }),
);

const small = { ...fontSize(12), color: color.textMuted };
const labelled = {
  display: 'block',
  selectors: {
    '&::before': { content: 'attr(data-label)', marginInlineEnd: 6, color: color.textSubtle },
    '&:empty': { display: 'none' },
  },
} as const;
const place = (gridRow: number, gridColumn: string, more: Record<string, unknown> = {}) =>
  onCard({ gridRow, gridColumn, ...more });

/** A code may take more than one. */
const lines = style({ whiteSpace: 'normal' });

/** Where a cell stands in the card of a phone. */
export const places = styleVariants({
  name: [{ overflowWrap: 'anywhere' }, place(1, '1 / 4', { ...fontSize(14), fontWeight: vars.font.medium })],
  code: [lines, place(2, '1 / 3', small)],
  kind: [place(2, '3 / 4', { ...small, textAlign: 'end' })],
  quantity: [
    place(3, '1 / 2', {
      justifyItems: 'start',
      fontWeight: vars.font.medium,
      ...labelled,
      textAlign: 'start',
    }),
  ],
  unit: [place(3, '2 / 3')],
  total: [
    { fontWeight: vars.font.semibold },
    place(3, '3 / 4', { fontSize: vars.text[16], lineHeight: vars.line[14] }),
  ],
  netPrice: [place(4, '3 / 4', { ...small, ...labelled })],
  listPrice: [{ color: color.textMuted }, place(5, '3 / 4', { ...small, ...labelled })],
  discount: [place(4, '1 / 3', { ...small, ...labelled, textAlign: 'start' })],
  vatRate: [place(5, '1 / 3', { ...small, ...labelled, textAlign: 'start' })],
  serialNo: [lines, place(6, '1 / 4', { ...small, ...labelled })],
  barcode: [
    lines,
    // The quiet zone a scanner needs before the first bar and after the last.
    { paddingInline: '10px' },
    place(7, '1 / 4', {
      paddingBlock: `${space[2]} 0`,
      paddingInline: 0,
      selectors: { '&:empty': { display: 'none' } },
    }),
  ],
});
