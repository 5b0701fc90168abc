import { style, styleVariants } from '@vanilla-extract/css';
import * as shapes from '../../../primitives/Table/Table.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
const onPhone = (rules: Record<string, unknown>) => ({ '@media': { [media.phone]: rules } });

/** Where the columns do not fit the panel they scroll in a box of their own. */
export const scroller = style({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '@media': {
    [media.phone]: { overflowX: 'visible', marginInline: `calc(-1 * ${space[4]})` },
    print: { overflowX: 'visible' },
  },
});
export const table = style([
  shapes.table,
  { minWidth: 'min-content', '@media': { [media.phone]: { minWidth: 0 } } },
]);
export const head = style([
  shapes.headRow,
  { position: 'static', '@media': { [media.phone]: { display: 'none' } } },
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
