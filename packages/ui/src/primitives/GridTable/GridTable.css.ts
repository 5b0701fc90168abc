import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { covered, layer, stickyTop } from '../../theme/layers.ts';
import { fontSize, hairline, numberText, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { inLayout, inScroll } from './gridForms.ts';
import { narrowTracks, paperTracks, wholeTracks } from './GridFrame.css.ts';
import { phone, roomy } from './gridMedia.ts';

const { color } = vars;

/** Height a row counts with until it has been laid out; a table of higher ones sets it in its `className`, for cards in `onCard`. */
export const rowHeight = createVar();
/** How many rows a group holds. */
export const rowCount = createVar();

export const table = style({
  borderTop: hairline,
  ...fontSize('13Tight'),
  vars: { [rowHeight]: vars.size.row },
  '@media': {
    [roomy]: inLayout('[data-layout="scroll"]', { width: 'max-content', minWidth: '100%' }),
    // One column of a real table: rows stay grids, and the browser repeats the head on every page.
    print: { display: 'table', width: '100%' },
  },
});

/** The grid of the columns: of the head, of each row, of the totals. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: wholeTracks,
  '@media': {
    [roomy]: inLayout(':not([data-layout="whole"])', { gridTemplateColumns: narrowTracks }),
    print: { gridTemplateColumns: paperTracks },
  },
});

/** Around the head row, because a head that paper repeats is no grid itself. */
export const head = style({
  position: 'sticky',
  top: stickyTop,
  zIndex: layer.sticky,
  background: color.canvas,
  '@media': {
    // Cards say their labels themselves; the names stay for screen readers, but not what cannot be seen and pressed.
    [phone]: {
      ...visuallyHidden,
      selectors: { '&[data-pressed]': { display: 'none' } },
    },
    // What sticks is drawn once, in place of on each page.
    print: { display: 'table-header-group', breakInside: 'avoid', position: 'static' },
  },
});
export const headRow = style([
  grid,
  {
    minHeight: vars.size.rowHead,
    borderBottom: hairline,
    // For what is pinned in it, under which the other names pass.
    background: 'inherit',
    color: color.textMuted,
    ...fontSize(12),
    fontWeight: vars.font.medium,
    whiteSpace: 'nowrap',
  },
]);

/**
 * What is off screen is neither laid out nor painted, yet stays findable and printable. In groups: the browser asks of each,
 * in every frame, whether it has come near.
 */
export const group = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto calc(${rowCount} * ${rowHeight})`,
  '@media': { print: { display: 'table-row-group', contentVisibility: 'visible' } },
});
/** Around groups, on paper as if it were not there. */
export const stretch = style({ '@media': { print: { display: 'contents' } } });
/** Holds the place of rows that are not in the page. */
export const place = style({ height: `calc(${rowCount} * ${rowHeight})` });

export const row = style([
  grid,
  {
    minHeight: vars.size.row,
    borderBottom: hairline,
    background: color.surface,
    contain: 'content',
    selectors: {
      '&:hover': { background: color.hover },
      '&[data-chosen]': { background: color.brandSoft },
      '&[data-chosen]:hover': { background: color.brandSoftHover },
    },
    '@media': {
      // By the head of the table.
      [roomy]: { vars: { [covered]: `calc(48px + ${stickyTop})` } },
      [phone]: {
        padding: `12px ${vars.size.gutter}`,
        selectors: { '&[data-chosen]': { boxShadow: `inset 3px 0 0 ${color.brand}` } },
      },
      print: { breakInside: 'avoid' },
    },
  },
]);
globalStyle(`${row}[data-chosen] > :first-child`, {
  '@media': { [roomy]: { boxShadow: `inset 2px 0 0 ${color.brand}` } },
});

/** A grid, so that what stands in a cell stacks by itself and stays in the middle of the row. */
const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minWidth: 0,
  padding: '4px 8px 3px',
  '@media': { [phone]: { padding: 0 } },
});
/** A cell by its kind. */
export const cell = {
  text: base,
  number: style([base, { justifyItems: 'end', ...numberText, textAlign: 'end' }]),
  code: style([base, { fontVariantNumeric: 'tabular-nums slashed-zero', whiteSpace: 'nowrap' }]),
} as const;

const pinned = { position: 'sticky', zIndex: layer.content + 1, background: 'inherit' } as const;
/** Stays in sight on its side while the rest is scrolled. */
export const pin = {
  start: style(inScroll({ ...pinned, insetInlineStart: 0, borderInlineEnd: hairline })),
  end: style(inScroll({ ...pinned, insetInlineEnd: 0, borderInlineStart: hairline })),
} as const;

/** Nothing for paper. */
export const screenOnly = style({});
globalStyle(`${table} ${screenOnly}`, { '@media': { print: { display: 'none' } } });

/** Its dots say that it is short; the browser would underline it, too. */
export const short = style({ textDecoration: 'none' });

/** Said in place of rows. */
export const empty = style({
  padding: `${vars.space[10]} ${vars.space[4]}`,
  borderBottom: hairline,
  color: color.textMuted,
  fontSize: vars.text[14],
  textAlign: 'center',
});
