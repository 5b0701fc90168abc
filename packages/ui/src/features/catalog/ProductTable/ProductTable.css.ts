import { createVar, globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { covered, layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';
import { quantity as quantityBox, quantityUnit } from '../../../primitives/NumberField/quantity.css.ts';
import { rowHeight } from '../../../primitives/RowGroup/RowGroup.css.ts';

/** Grid columns of each layout; set once per page of products. */
export const wholeTracks = createVar();
export const foldedTracks = createVar();
export const pinnedTracks = createVar();

/**
 * Says in `data-layout` which of its layouts has room (useFittingLayout). In the narrowest the table scrolls in a box of
 * its own, with name and quantity pinned; the page never does.
 */
export const scroller = style({
  '@media': {
    [media.tablet]: {
      selectors: {
        '&[data-layout="pinned"]': {
          overflow: 'auto',
          maxHeight: 'calc(100dvh - 120px)',
          overscrollBehaviorX: 'contain',
        },
      },
    },
    [media.phone]: { marginInline: `calc(-1 * ${vars.size.gutter})` },
  },
});

// Below the tablet a row is a card, whatever its layout was.
const when = (layout: string, rule: StyleRule) => ({
  [media.tablet]: { selectors: { [`${scroller}${layout} &`]: rule } },
});
const folded = (rule: StyleRule) => when('[data-layout="folded"]', rule);
const pinned = (rule: StyleRule) => when('[data-layout="pinned"]', rule);

export const table = style({
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.text[13],
  lineHeight: vars.line['13Tight'],
  // With a name of two lines, so that no row lies over the next group for who asks where it is.
  vars: { [rowHeight]: `calc(${vars.size.row} + ${vars.line['13Tight']})` },
  '@media': {
    ...pinned({ width: 'max-content', minWidth: '100%' }),
    [media.phone]: { vars: { [rowHeight]: '196px' } },
  },
});

const grid = style({
  display: 'grid',
  gridTemplateColumns: wholeTracks,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${scroller}[data-layout="folded"] &`]: { gridTemplateColumns: foldedTracks },
        [`${scroller}[data-layout="pinned"] &`]: { gridTemplateColumns: pinnedTracks },
      },
    },
  },
});

export const head = style([
  grid,
  {
    position: 'sticky',
    top: 'var(--vitrin-sticky-top, 0px)',
    zIndex: layer.sticky,
    minHeight: vars.size.rowHead,
    background: vars.color.canvas,
    color: vars.color.textMuted,
    fontSize: vars.text[12],
    lineHeight: vars.line[12],
    fontWeight: vars.font.medium,
    whiteSpace: 'nowrap',
    '@media': {
      ...pinned({ top: 0 }),
      // The rows are cards and say their labels themselves; the names stay for screen readers.
      [media.phone]: {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
]);

export const row = style([
  grid,
  {
    minHeight: vars.size.row,
    background: vars.color.surface,
    contain: 'content',
    selectors: {
      '&:hover': { background: vars.color.hover },
      '&[data-chosen]': { background: vars.color.brandSoft },
    },
    '@media': {
      // By the head of the table.
      [media.tablet]: { vars: { [covered]: 'calc(48px + var(--vitrin-sticky-top, 0px))' } },
      [media.phone]: {
        gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
        columnGap: 8,
        padding: `12px ${vars.size.gutter}`,
        selectors: { '&[data-chosen]': { boxShadow: `inset 3px 0 0 ${vars.color.brand}` } },
      },
    },
  },
]);

const cell = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '4px 8px 3px',
  '@media': { [media.phone]: { padding: 0 } },
});

export const end = style([cell, { justifyContent: 'flex-end', textAlign: 'right' }]);

/** A price with its name before it, on a line of its own. */
const alone = { gridColumn: '1 / -1', flexDirection: 'row', justifyContent: 'space-between' } as const;

/**
 * Amounts: tabular, to the right, never wrapped. On phones thirds of a line under their own label; where a price of the page
 * is too long for that, one below the other.
 */
export const price = style([
  end,
  {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: {
        order: 1,
        gridColumn: 'span 2',
        flexDirection: 'column',
        alignItems: 'flex-end',
        marginTop: 8,
        fontWeight: vars.font.medium,
        lineHeight: vars.line[13],
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            color: vars.color.textSubtle,
            fontSize: vars.text[12],
            lineHeight: vars.line[12],
            fontWeight: vars.font.regular,
          },
          '&[data-first]': { alignItems: 'flex-start' },
          [`${scroller}[data-prices="longest"] &`]: alone,
        },
      },
      // Spaced-out figures take a second line for their currency.
      '(max-width: 374px)': {
        whiteSpace: 'normal',
        selectors: { [`${scroller}[data-prices="long"] &`]: alone },
      },
      [media.least]: alone,
    },
  },
]);
export const listPrice = style([price, { color: vars.color.textMuted }]);

export const discount = style([
  end,
  {
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

export const agreement = style([
  end,
  {
    flexDirection: 'column',
    alignItems: 'flex-end',
    justifyContent: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.semibold,
    whiteSpace: 'nowrap',
    '@media': {
      [media.phone]: {
        order: 4,
        gridColumn: '1 / span 3',
        flexFlow: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'flex-start',
        columnGap: 4,
        paddingLeft: 16,
        fontSize: vars.text[12],
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            color: vars.color.textMuted,
            fontWeight: vars.font.regular,
          },
          '&[data-empty]': { display: 'none' },
        },
      },
    },
  },
]);
export const small = style({
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontWeight: vars.font.regular,
  color: vars.color.textSubtle,
});
export const nothing = style({ color: vars.color.textSubtle, fontWeight: vars.font.regular });

export const stock = style([
  cell,
  {
    paddingLeft: 20,
    '@media': { [media.phone]: { order: 2, gridColumn: '1 / span 3', marginTop: 8, paddingLeft: 0 } },
  },
]);
/** The lead time as second line of the stock, where it has no column of its own. */
export const leadLine = style([
  small,
  {
    display: 'none',
    paddingLeft: 16,
    '@media': {
      ...when(':not([data-layout="whole"])', { display: 'block' }),
      [media.phone]: { display: 'block' },
    },
  },
]);
export const leadTime = style([
  cell,
  {
    color: vars.color.textMuted,
    '@media': {
      ...when(':not([data-layout="whole"])', { display: 'none' }),
      [media.phone]: { display: 'none' },
    },
  },
]);
/** Shown to guests, who see no stock: the only place of the lead time at every width. */
export const leadTimeAlone = style([
  cell,
  {
    color: vars.color.textMuted,
    '@media': { [media.phone]: { order: 2, gridColumn: '1 / span 2', marginTop: 8 } },
  },
]);

const code = { fontVariantNumeric: 'tabular-nums slashed-zero', whiteSpace: 'nowrap' } as const;
export const barcode = style([
  cell,
  code,
  {
    // Whole in one line as it usually is; spaced out it takes a second one.
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    color: vars.color.textMuted,
    '@media': {
      [media.tablet]: {
        selectors: {
          [`${scroller}[data-layout="folded"] &`]: { display: 'none' },
          [`${scroller}[data-layout="pinned"] &`]: { order: 1 },
        },
      },
      [media.phone]: { display: 'none' },
    },
  },
]);

export const product = style([
  cell,
  {
    // In a flex container, a picture that arrives has its row laid out anew, whatever its size says.
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 12,
    paddingLeft: 8,
    selectors: { [`${row}[data-chosen] > &`]: { boxShadow: `inset 2px 0 0 ${vars.color.brand}` } },
    '@media': {
      ...pinned({
        position: 'sticky',
        left: 0,
        zIndex: 1,
        background: 'inherit',
        borderRight: `1px solid ${vars.color.border}`,
      }),
      [media.phone]: {
        gridColumn: '1 / -1',
        alignItems: 'flex-start',
        paddingLeft: 0,
        selectors: { [`${row}[data-chosen] > &`]: { boxShadow: 'none' } },
      },
    },
  },
]);
export const words = style({ minWidth: 0 });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover > &': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '@media': { [media.phone]: { fontSize: vars.text[14], lineHeight: vars.line[14] } },
});
/** Folded: one line, of which the barcode is whole or, where it has no room beside the code, out of sight. */
export const meta = style([
  small,
  code,
  {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    '@media': folded({ display: 'flex', flexWrap: 'wrap', height: vars.line[12] }),
  },
]);
export const metaCode = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
/** The barcode under the name, where it has no column. */
export const metaBarcode = style({
  display: 'none',
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${scroller}[data-layout="folded"] &`]: { display: 'inline' },
        [`${scroller}[data-layout="folded"] &::before`]: { content: '"·"', marginInline: 6 },
      },
    },
    [media.phone]: { display: 'block' },
  },
});
export const thumb = style({
  width: 32,
  maxWidth: 'none',
  height: 32,
  borderRadius: vars.radius.small,
  background: vars.color.tile,
  objectFit: 'contain',
  '@media': {
    [media.phone]: {
      width: 72,
      height: 72,
      padding: 4,
      borderRadius: vars.radius.control,
      border: `1px solid ${vars.color.border}`,
    },
  },
});
export const noThumb = style([
  thumb,
  { display: 'grid', placeItems: 'center', color: vars.color.textSubtle },
]);

export const quantity = style([
  cell,
  {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: 2,
    '@media': {
      ...pinned({
        position: 'sticky',
        right: 0,
        order: 2,
        zIndex: 1,
        background: 'inherit',
        borderLeft: `1px solid ${vars.color.border}`,
      }),
      [media.phone]: {
        order: 3,
        gridColumn: '4 / -1',
        gridRow: 'span 2',
        justifySelf: 'end',
        width: 136,
        marginTop: 8,
      },
    },
  },
]);
/** The unit makes room for a long number: one that is cut is another number. */
globalStyle(`${quantityBox}[data-long]`, { gridTemplateColumns: 'minmax(80px, 1fr) minmax(0, auto)' });
globalStyle(`${quantityBox}[data-long] > ${quantityUnit}`, { width: 'auto' });
export const login = style([
  quantity,
  {
    alignItems: 'flex-start',
    // The link is as high as its line.
    '@media': { [media.phone]: { width: 'auto', minHeight: vars.size.touch, lineHeight: vars.size.touch } },
  },
]);

export const error = style([small, { color: vars.color.critical, fontWeight: vars.font.medium }]);
export const note = style([small, { color: vars.color.caution, fontWeight: vars.font.medium }]);
export const empty = style({
  padding: `${vars.space[10]} ${vars.space[4]}`,
  textAlign: 'center',
  color: vars.color.textMuted,
});
export const pendingQuantity = style({ height: vars.size.controlSm });
export const skeletonGap = style({ display: 'block', height: 6 });

/** Its dots say that it is short; the browser would underline it, too. */
export const short = style({ textDecoration: 'none' });
