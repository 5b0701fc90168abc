import { createVar, style } from '@vanilla-extract/css';
import { layer } from '../../theme/layers.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

/** Tracks of the grid, the same for every row: set once, on the table or on anything around it. */
export const columns = createVar();
/** Where the head row sticks: below what already sticks above it. */
export const stickyTop = createVar();

export const table = style({
  borderTop: `1px solid ${color.border}`,
  fontSize: vars.text[13],
  lineHeight: vars.line['13Tight'],
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  minHeight: vars.size.row,
  borderBottom: `1px solid ${color.border}`,
  background: color.surface,
  selectors: {
    '&:hover': { background: color.hover },
  },
});

export const headRow = style({
  display: 'grid',
  gridTemplateColumns: columns,
  minHeight: vars.size.rowHead,
  position: 'sticky',
  top: stickyTop,
  zIndex: layer.sticky,
  borderBottom: `1px solid ${color.border}`,
  background: color.canvas,
  color: color.textMuted,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});

export const footRow = style({
  display: 'grid',
  gridTemplateColumns: columns,
  minHeight: 48,
  background: color.canvas,
  fontWeight: vars.font.semibold,
});

/** A grid, so that what stands in a cell stacks by itself and stays in the middle of the row. */
export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minWidth: 0,
  padding: '4px 8px 3px',
});

/** Numbers stand on the right, digits under digits, never on two lines. */
export const numeric = style([
  cell,
  { justifyItems: 'end', fontVariantNumeric: 'tabular-nums', textAlign: 'end', whiteSpace: 'nowrap' },
]);

/** Codes and barcodes: a zero is never an O. */
export const code = style([cell, { fontVariantNumeric: 'tabular-nums slashed-zero', whiteSpace: 'nowrap' }]);
