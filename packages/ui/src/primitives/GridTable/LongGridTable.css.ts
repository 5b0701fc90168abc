import { createVar, style } from '@vanilla-extract/css';
import { hairline, inlineRow, spreadRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { inLayout } from './gridForms.ts';
import { phone, roomy } from './gridMedia.ts';
import { cell, grid } from './GridTable.css.ts';

const { color } = vars;

/** The head of the column by which the rows are ordered, ascending or descending. */
const sorted = '[aria-sort$="ending"]';

/** The name of a column, pressed to order the rows by it. */
export const sortButton = style({
  ...inlineRow(4),
  minHeight: vars.size.controlSm,
  borderRadius: 2,
  outlineOffset: -2,
  '@media': {
    [roomy]: inLayout(':not([data-layout="whole"])', { minHeight: 24 }),
    // The browser draws no button in a head it repeats.
    print: { display: 'contents' },
  },
  selectors: {
    '&:hover': { color: color.text },
    [`${sorted} > &`]: {
      color: color.text,
      fontWeight: vars.font.semibold,
    },
    // Over numbers the mark stands in front, so that name and digits end at the same edge.
    [`${cell.number} > &`]: { flexDirection: 'row-reverse' },
  },
});
/** On the side of the name where it moves nothing when it comes. */
export const sortMark = style({
  display: 'none',
  '@media': {
    screen: {
      selectors: {
        [`${sorted} &`]: { display: 'inline-flex' },
        [`${sortButton}:is(:hover, :focus-visible) &`]: { display: 'inline-flex' },
      },
    },
  },
});

/** Totals come once, at the end, on paper too. */
export const foot = style({ '@media': { print: { display: 'table-row-group' } } });
export const footRow = style([
  grid,
  {
    minHeight: 48,
    borderBottom: hairline,
    background: color.canvas,
    fontWeight: vars.font.semibold,
    selectors: {
      '&:first-child': { borderTop: `1px solid ${color.borderStrong}` },
      '&:last-child': { borderBottomColor: color.borderStrong },
    },
    '@media': {
      [phone]: {
        gridTemplateColumns: '1fr',
        padding: `12px ${vars.size.gutter}`,
        fontSize: vars.text[14],
        lineHeight: vars.line[16],
      },
      print: { breakInside: 'avoid' },
    },
  },
]);
/** The columns a cell of the totals stands in, by the names of their lines. */
export const footColumns = createVar();
export const footCell = style({
  gridColumn: footColumns,
  '@media': {
    [phone]: {
      gridColumn: 'auto',
      selectors: {
        // In large letters the amount stands below its word.
        '&[data-label]': spreadRow(8),
        '&[data-label]::before': {
          content: 'attr(data-label)',
          color: color.textMuted,
          fontWeight: vars.font.regular,
        },
      },
    },
  },
});
