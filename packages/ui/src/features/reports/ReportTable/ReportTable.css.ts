import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { breakpoint, media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as shapes from '../../../primitives/Table/Table.css.ts';
import { rowCount, rowHeight } from '../../../primitives/RowGroup/RowGroup.css.ts';

const { color } = vars;

/** Grid columns at each width, and on paper; set once per report. */
export const wideTracks = createVar();
export const narrowTracks = createVar();
export const paperTracks = createVar();

/** In a window that is not wide the rate stands below the currency, which leaves its room to the amounts. */
const folding = `screen and (min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.wide - 0.02}px)`;

const tabletOnly = `(min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.desktop - 0.02}px)`;

/**
 * From 768 to 1023 the table scrolls in a box of its own, with the document number pinned; the page never does. With long
 * amounts it scrolls sideways up to 1279.
 */
export const scroller = style({
  '@media': {
    [folding]: {
      selectors: { '&[data-large]': { overflow: 'auto', vars: { '--vitrin-sticky-top': '0px' } } },
    },
    [tabletOnly]: {
      overflow: 'auto',
      maxHeight: 'calc(100dvh - 120px)',
      overscrollBehaviorX: 'contain',
      // What gets the focus is scrolled out from under the head and the pinned column.
      scrollPadding: '48px 0 0 152px',
      vars: { '--vitrin-sticky-top': '0px' },
    },
    [media.phone]: { marginInline: `calc(-1 * ${vars.size.gutter})` },
    // Paper is as wide as a tablet when it stands upright, and has no box to scroll in.
    print: { overflow: 'visible', maxHeight: 'none' },
  },
});

export const table = style([
  shapes.table,
  {
    vars: { [shapes.columns]: wideTracks, [rowHeight]: vars.size.row },
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.belowWide]: { vars: { [shapes.columns]: narrowTracks } },
      [tabletOnly]: { width: 'max-content', minWidth: '100%' },
      [media.phone]: { vars: { [rowHeight]: '92px' } },
      // Paper offers nothing to press.
      print: { vars: { [shapes.columns]: paperTracks } },
    },
  },
]);

/** Column by column, each of two rows. */
const folded = { gridAutoFlow: 'column', gridTemplateRows: 'auto auto' };

export const head = style([
  shapes.headRow,
  {
    top: 'var(--vitrin-sticky-top, 0px)',
    '@media': {
      [folding]: folded,
      [media.phone]: { display: 'none' },
      print: { position: 'static' },
    },
  },
]);

/** Holds the place of rows that are not in the page. */
export const place = style({ height: `calc(${rowCount} * ${rowHeight})` });

export const row = style([
  shapes.row,
  {
    selectors: { '&[data-carried]': { background: color.canvas, color: color.textMuted } },
    '@media': {
      [folding]: folded,
      [media.phone]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gap: '2px 8px',
        alignItems: 'center',
        padding: `12px ${vars.size.gutter}`,
      },
      // One after the other, as many as there is room for, and in two lines what has no room in one.
      [media.least]: { display: 'flex', flexWrap: 'wrap', overflowWrap: 'anywhere' },
      print: { breakInside: 'avoid' },
    },
  },
]);

const onPhone = (rules: Record<string, unknown>) => ({ '@media': { [media.phone]: rules } });
const tight = { '@media': { [folding]: { gridRow: 'span 2', paddingInline: 6 } } };
const onLeast = { '@media': { [media.least]: { whiteSpace: 'normal' } } } as const;
const base = style([shapes.cell, tight, onPhone({ padding: 0 }), onLeast]);
const end = style([shapes.numeric, tight, onPhone({ padding: 0 }), onLeast]);
/** One of two lines, which together are as high as a row; where a report has no rate, the currency is as high as one. */
const half = style({
  '@media': {
    [folding]: {
      selectors: {
        '[data-rated] &': {
          gridRow: 'auto',
          paddingBlock: 0,
          justifyItems: 'start',
          lineHeight: vars.line[12],
        },
      },
    },
  },
});
const quiet = style(onPhone({ fontSize: vars.text[12], lineHeight: vars.line[12], color: color.textSubtle }));
/** The name of a number that stands in a card without a head above it. */
const named = style(
  onPhone({
    selectors: {
      '&::before': { content: 'attr(data-label)', marginInlineEnd: 6, color: color.textSubtle },
    },
  }),
);
const hideEmpty = { selectors: { '&:empty': { display: 'none' } } };
/** The amount a card is about, with its currency behind it. */
const main = style(
  onPhone({
    display: 'block',
    gridColumn: 3,
    gridRow: 1,
    fontSize: vars.text[16],
    lineHeight: vars.line[14],
    fontWeight: vars.font.semibold,
    alignSelf: 'start',
    selectors: {
      ...hideEmpty.selectors,
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
const beside = (line: number) => [quiet, onPhone({ gridColumn: 3, gridRow: line, display: 'block' })];
const under = (line: number) => [quiet, onPhone({ gridColumn: '1 / 3', gridRow: line })];

/** Stays in sight while the rest of a tablet's table scrolls. */
const pinned = style({
  '@media': {
    [tabletOnly]: { position: 'sticky', insetInlineStart: 0, zIndex: 1, background: 'inherit' },
  },
});

/** A cell by its column; on phones the same cells are laid out as a card. */
export const cells = styleVariants({
  side: [base, onPhone({ gridColumn: 1, gridRow: 1 })],
  kind: [
    base,
    onPhone({
      gridColumn: 2,
      gridRow: 1,
      fontSize: vars.text[14],
      lineHeight: vars.line[14],
      fontWeight: vars.font.medium,
      selectors: { ':not([data-sided]) > &': { gridColumn: '1 / 3' } },
    }),
  ],
  documentNo: [
    shapes.code,
    base,
    { selectors: { '&[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    pinned,
    ...under(2),
  ],
  date: [base, { whiteSpace: 'nowrap' }, ...under(3)],
  due: [
    base,
    named,
    { whiteSpace: 'nowrap' },
    quiet,
    onPhone({ gridColumn: 1, gridRow: 4, display: 'block' }),
  ],
  overdue: [end, quiet, onPhone({ gridColumn: 2, gridRow: 4, justifyItems: 'start', color: color.caution })],
  debit: [end, main],
  credit: [
    end,
    main,
    onPhone({
      color: color.positive,
      selectors: {
        '&::before': { content: 'attr(data-sign)' },
        '&[data-under]': { paddingBlockStart: vars.line[14] },
        '&[data-under=nothing]': { display: 'none' },
      },
    }),
  ],
  balance: [end, named, { color: color.textMuted }, ...beside(2)],
  grandTotal: [
    end,
    { fontWeight: vars.font.medium, '@media': { [media.phone]: { fontWeight: vars.font.semibold } } },
    main,
  ],
  total: [end, named, ...beside(2)],
  vat: [end, named, ...beside(3)],
  currency: [base, { color: color.textMuted, paddingInlineStart: 16 }, half, onPhone({ display: 'none' })],
  rate: [
    end,
    half,
    named,
    { color: color.textMuted },
    quiet,
    onPhone({
      gridColumn: '1 / 3',
      gridRow: 5,
      display: 'block',
      textAlign: 'start',
      selectors: { '[data-lira] > &': { display: 'none' } },
    }),
  ],
  description: [base, { color: color.textMuted, overflowWrap: 'anywhere' }, ...under(4), onPhone(hideEmpty)],
});

/** An amount that could not be read, as it came: as long as it likes, on paper too. */
export const unread = style({
  color: color.caution,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
});

/** Where one can point at it to read the rest: nobody can on paper, or with a finger. */
export const clamp = style({
  '@media': {
    [`screen and ${media.tablet}`]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    // Where the table is as wide as its longest text, a text must not be as long as it likes.
    [tabletOnly]: { maxWidth: 240 },
  },
});

export const action = style([
  end,
  onPhone({
    gridColumn: 3,
    gridRow: 4,
    selectors: { ...hideEmpty.selectors, '[data-sided] > &': { gridRow: 3 } },
  }),
  { '@media': { print: { display: 'none' } } },
]);

/** What a row offers; as tall as a finger needs on phones without making the card taller. */
export const actionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: color.brandText,
  fontWeight: vars.font.medium,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  '@media': {
    [media.phone]: {
      minHeight: vars.size.touch,
      marginBlock: '-8px',
      paddingInlineStart: 24,
      fontSize: vars.text[14],
    },
  },
});

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

/** The name of a column, pressed to sort by it. */
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: vars.size.controlSm,
  borderRadius: 2,
  outlineOffset: -2,
  '@media': { [folding]: { minHeight: 24 } },
  selectors: {
    '&:hover': { color: color.text },
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': {
      color: color.text,
      fontWeight: vars.font.semibold,
    },
  },
});
/** Over numbers the mark stands in front, so that name and digits end at the same edge. */
export const sortButtonEnd = style([sortButton, { flexDirection: 'row-reverse' }]);
/** On the side of the name where it moves nothing when it comes. */
export const sortMark = style({
  display: 'none',
  '@media': {
    screen: {
      selectors: {
        '[aria-sort="ascending"] &, [aria-sort="descending"] &': { display: 'inline-flex' },
        [`${sortButton}:hover &`]: { display: 'inline-flex' },
      },
    },
  },
});

export const foot = style([
  shapes.footRow,
  {
    borderBottom: `1px solid ${color.border}`,
    selectors: { '&:last-child': { borderBottomColor: color.borderStrong } },
    '@media': {
      [media.phone]: {
        gridTemplateColumns: '1fr',
        padding: `12px ${vars.size.gutter}`,
        fontSize: vars.text[14],
        lineHeight: vars.line[16],
      },
    },
  },
]);
export const firstFoot = style({ borderTop: `1px solid ${color.borderStrong}` });
export const partFoot = style({ background: color.brandSoft });
/** The columns a cell of the totals stands in, by the names of their lines. */
export const footColumns = createVar();
const placed = style({ gridColumn: footColumns });
export const footLabel = style([base, placed, onPhone({ gridColumn: 'auto' })]);
export const footSum = style([
  end,
  placed,
  onPhone({
    gridColumn: 'auto',
    display: 'flex',
    justifyContent: 'space-between',
    selectors: {
      '&::before': { content: 'attr(data-label)', color: color.textMuted, fontWeight: vars.font.regular },
    },
  }),
]);

/** A sum with its mark below it: a column is no wider than its amounts. */
export const footMarked = style({ display: 'grid', justifyItems: 'end' });

export const footNote = style({
  padding: `8px ${vars.space[2]}`,
  borderBottom: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  '@media': { [media.phone]: { paddingInline: vars.size.gutter } },
});

export const empty = style({
  padding: `${vars.space[10]} ${vars.space[4]}`,
  borderBottom: `1px solid ${color.border}`,
  color: color.textMuted,
  fontSize: vars.text[14],
  textAlign: 'center',
});
