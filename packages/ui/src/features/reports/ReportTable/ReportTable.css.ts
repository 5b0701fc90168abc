import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { captionText, fontSize, inlineRow, lineClamp } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import { inScroll, onCard, onNarrow } from '../../../primitives/GridTable/gridForms.ts';
import { frame } from '../../../primitives/GridTable/GridFrame.css.ts';
import { roomy } from '../../../primitives/GridTable/gridMedia.ts';
import { rowHeight } from '../../../primitives/GridTable/GridTable.css.ts';
import { footCell } from '../../../primitives/GridTable/LongGridTable.css.ts';
import type { ColumnKey } from '../ReportLine.ts';

const { color } = vars;
const least = `screen and ${media.least}`;

export const table = style([
  { fontVariantNumeric: 'tabular-nums' },
  onCard({ vars: { [rowHeight]: '92px' } }),
]);

export const card = style([
  { selectors: { '&[data-carried]': { background: color.canvas, color: color.textMuted } } },
  onCard({
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '2px 8px',
    alignItems: 'center',
  }),
  // One after the other, as many as there is room for, and in two lines what has no room in one.
  { '@media': { [least]: { display: 'flex', flexWrap: 'wrap', overflowWrap: 'anywhere' } } },
]);

/** What a card has nothing to say of. */
globalStyle(`${card} > :empty`, onCard({ display: 'none' }));

/** As high as the two lines of the currency and the rate together. */
const tall = style([
  onNarrow({ gridRow: '1 / span 2', paddingInline: 6 }),
  { '@media': { [least]: { whiteSpace: 'normal' } } },
]);
/** One of the two lines. */
const half = (gridRow: number) =>
  onNarrow({
    gridColumn: 'currency',
    gridRow,
    justifyItems: 'start',
    paddingInline: 6,
    paddingBlock: 0,
    lineHeight: vars.line[12],
  });

const quiet = style(onCard(captionText));
/** The name of a number that stands in a card without a head above it. */
const named = style(
  onCard({
    selectors: {
      '&::before': { content: 'attr(data-label)', marginInlineEnd: 6, color: color.textSubtle },
    },
  }),
);
/** The amount a card is about, with its currency behind it. */
const main = style(
  onCard({
    display: 'block',
    gridColumn: 3,
    gridRow: 1,
    fontSize: vars.text[16],
    lineHeight: vars.line[14],
    fontWeight: vars.font.semibold,
    alignSelf: 'start',
    selectors: {
      '&::after': {
        content: 'attr(data-currency)',
        marginInlineStart: 4,
        color: color.textSubtle,
        fontSize: vars.text[12],
        fontWeight: vars.font.regular,
      },
    },
  }),
);
/** On the right. */
const beside = (line: number) => [quiet, onCard({ gridColumn: 3, gridRow: line, display: 'block' })];
/** On the left; a number without spaces breaks before it lies over what is beside it. */
const under = (line: number) => [
  quiet,
  onCard({ gridColumn: '1 / 3', gridRow: line, whiteSpace: 'normal', overflowWrap: 'anywhere' }),
];

const kind = [
  tall,
  onCard({
    gridColumn: '1 / 3',
    gridRow: 1,
    ...fontSize(14),
    fontWeight: vars.font.medium,
  }),
];
const currency = [{ color: color.textMuted }, onCard({ display: 'none' })];

/** A cell by its column; on phones the same cells are laid out as a card. */
const cells = styleVariants({
  side: [tall, onCard({ gridColumn: 1, gridRow: 1 })],
  kind,
  kindBesideSide: [...kind, onCard({ gridColumn: 2 })],
  documentNo: [
    tall,
    { selectors: { '&[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    ...under(2),
  ],
  date: [tall, { whiteSpace: 'nowrap' }, ...under(3)],
  due: [
    tall,
    named,
    { whiteSpace: 'nowrap' },
    quiet,
    onCard({ gridColumn: 1, gridRow: 4, display: 'block' }),
  ],
  overdue: [tall, quiet, onCard({ gridColumn: 2, gridRow: 4, justifyItems: 'start', color: color.caution })],
  debit: [tall, main],
  credit: [
    tall,
    main,
    onCard({
      color: color.positive,
      selectors: {
        '&::before': { content: 'attr(data-sign)' },
        '&[data-under]': { paddingBlockStart: vars.line[14] },
        '&[data-under=nothing]': { display: 'none' },
      },
    }),
  ],
  balance: [tall, named, { color: color.textMuted }, ...beside(2)],
  grandTotal: [tall, { fontWeight: vars.font.medium }, main],
  total: [tall, named, ...beside(2)],
  vat: [tall, named, ...beside(3)],
  currency: [{ paddingInlineStart: 16 }, tall, ...currency],
  currencyOverRate: [{ paddingInlineStart: 16 }, half(1), ...currency],
  rate: [
    half(2),
    named,
    { color: color.textMuted },
    quiet,
    onCard({
      gridColumn: '1 / 3',
      gridRow: 5,
      display: 'block',
      textAlign: 'start',
      selectors: { '&[data-lira]': { display: 'none' } },
    }),
  ],
  description: [tall, { color: color.textMuted, overflowWrap: 'anywhere' }, ...under(4)],
  action: [tall, onCard({ gridColumn: 3, gridRow: 4 })],
  actionOfSided: [tall, onCard({ gridColumn: 3, gridRow: 3 })],
});
/** What is open stands where another report has what it comes to. */
const plain = {
  ...cells,
  settled: cells.vat,
  open: cells.grandTotal,
  age: style([tall, quiet, onCard({ gridColumn: 2, gridRow: 4, justifyItems: 'start' })]),
  ageGroup: style([
    cells.currency,
    { whiteSpace: 'nowrap' },
    onCard({ gridColumn: 2, gridRow: 3, display: 'grid', justifyItems: 'end' }),
  ]),
};

/** The cells of a report with or without a side and a rate. */
export const cellsOf: Readonly<
  Record<'sided' | 'rated' | 'plain', Readonly<Record<ColumnKey | 'action', string>>>
> = {
  plain,
  rated: { ...plain, currency: cells.currencyOverRate },
  sided: {
    ...plain,
    currency: cells.currencyOverRate,
    kind: cells.kindBesideSide,
    action: cells.actionOfSided,
  },
};

/** An amount that could not be read, as it came: as long as it likes, on paper too. */
export const unread = style({
  color: color.caution,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
});

/** Where one can point at it to read the rest: nobody can on paper, or with a finger. */
export const clamp = style([
  {
    '@media': {
      [`screen and ${media.tablet}`]: lineClamp(2),
    },
  },
  // Where the table is as wide as its longest text, a text must not be as long as it likes.
  inScroll({ maxWidth: 240 }),
]);

/** What a row offers; as tall as a finger needs on phones without making the card taller. */
export const actionLink = style([
  {
    ...inlineRow(6),
    color: color.brandText,
    fontWeight: vars.font.medium,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    },
    // As a row is no higher for it.
    '@media': { '(pointer: coarse)': { minHeight: vars.size.touch, marginBlock: '-12px' } },
  },
  onCard({
    minHeight: vars.size.touch,
    marginBlock: '-8px',
    paddingInlineStart: 24,
    fontSize: vars.text[14],
  }),
]);

const letter = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: vars.radius.small,
  fontSize: vars.text[12],
  fontWeight: vars.font.semibold,
});
export const side = styleVariants({
  debit: [letter, { background: color.sunken, color: color.textMuted }],
  credit: [letter, { background: color.positiveSoft, color: color.positive }],
});

/** Under the digits of its column. */
globalStyle(`${frame}:not([data-layout="whole"]) ${table} ${footCell}`, {
  '@media': { [roomy]: { paddingInline: 6 } },
});
export const partFoot = style({ background: color.brandSoft });
/** A sum with its mark below it: a column is no wider than its amounts. */
export const footMarked = style({ display: 'grid', justifyItems: 'end' });
export const footNote = style({
  minHeight: 0,
  background: 'none',
  color: color.textMuted,
  ...fontSize(12),
  fontWeight: vars.font.regular,
});
