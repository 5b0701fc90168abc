import { style, styleVariants } from '@vanilla-extract/css';
import * as shapes from '../../../primitives/Table/Table.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
const onPhone = (rules: Record<string, unknown>) => ({ '@media': { [media.phone]: rules } });

/** What the panel has for the lines on a wide screen, in px, beside a scrollbar. */
export const panelWidth = 1100;
/** The head of the panel, which stays in sight as well. */
const panelHead = 57;

/**
 * Where the columns fit, the lines scroll with the panel. Where they do not, in a box of their own that leaves room for the
 * totals, so that the names of the columns stay in sight either way.
 */
export const scroller = style({
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100dvh - 220px))',
  overscrollBehaviorX: 'contain',
  vars: { [shapes.stickyTop]: '0px' },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-fits]': {
          overflow: 'visible',
          maxHeight: 'none',
          vars: { [shapes.stickyTop]: `${panelHead}px` },
        },
      },
    },
    [media.phone]: { overflow: 'visible', maxHeight: 'none', marginInline: `calc(-1 * ${space[4]})` },
    print: { overflow: 'visible', maxHeight: 'none' },
  },
});
export const table = style([
  shapes.table,
  { minWidth: 'min-content', '@media': { [media.phone]: { minWidth: 0 } } },
]);
export const head = style([
  shapes.headRow,
  { '@media': { [media.phone]: { display: 'none' }, print: { position: 'static' } } },
]);
export const row = style([
  shapes.row,
  {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 60px',
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: `2px ${space[3]}`,
        padding: `${space[3]} ${space[4]}`,
        containIntrinsicBlockSize: 'auto 180px',
      },
      print: { contentVisibility: 'visible', breakInside: 'avoid' },
    },
  },
]);

const bare = onPhone({ padding: 0 });
export const looks = {
  text: style([shapes.cell, bare]),
  number: style([shapes.numeric, bare]),
  code: style([shapes.code, { whiteSpace: 'normal' }, bare]),
};

/** What a line is about stays in sight while the rest of it scrolls sideways. */
export const pinned = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: 'inherit',
  '@media': { [media.phone]: { position: 'static' }, print: { position: 'static' } },
});

const small = { fontSize: vars.text[12], lineHeight: vars.line[12], color: color.textMuted };
const labelled = {
  display: 'block',
  selectors: {
    '&::before': { content: 'attr(data-label)', marginInlineEnd: 6, color: color.textSubtle },
    '&:empty': { display: 'none' },
  },
} as const;
const place = (gridRow: number, gridColumn: string, more: Record<string, unknown> = {}) =>
  onPhone({ gridRow, gridColumn, ...more });

/** Where a cell stands in the card of a phone. */
export const places = styleVariants({
  name: [
    pinned,
    { overflowWrap: 'anywhere' },
    place(1, '1 / 4', { fontSize: vars.text[14], lineHeight: vars.line[14], fontWeight: vars.font.medium }),
  ],
  code: [place(2, '1 / 3', small)],
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
  serialNo: [place(6, '1 / 4', { ...small, ...labelled })],
  barcode: [
    // The quiet zone a scanner needs before the first bar and after the last.
    { paddingInline: '10px' },
    place(7, '1 / 4', {
      paddingBlock: `${space[2]} 0`,
      paddingInline: 0,
      selectors: { '&:empty': { display: 'none' } },
    }),
  ],
});
