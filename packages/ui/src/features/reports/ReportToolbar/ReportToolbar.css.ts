import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoint, media } from '../../../theme/breakpoints.ts';
import { fontSize, numberText, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const tabletOnly = `(min-width: ${breakpoint.tablet}px) and (max-width: ${breakpoint.desktop - 0.02}px)`;
const wholeLine = { gridColumn: '1 / -1' } as const;

/** Below the desktop a grid, in which what comes with the report has its place before it comes. */
export const toolbar = style({
  ...wrappingRow(vars.space[3], 'end'),
  paddingBlock: vars.space[4],
  '@media': {
    [tabletOnly]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) minmax(132px, auto)',
      rowGap: vars.space[2],
    },
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
    },
    print: { display: 'none' },
  },
});
globalStyle(`${toolbar} > :first-child`, { '@media': { [media.phone]: wholeLine } });
export const filter = style({
  width: 260,
  '@media': {
    [media.belowWide]: { width: 220 },
    [media.belowDesktop]: { width: 'auto' },
    [media.phone]: wholeLine,
  },
});
export const count = style({
  alignSelf: 'end',
  paddingBlock: 10,
  marginInlineEnd: 'auto',
  color: vars.color.textSubtle,
  ...fontSize(13),
  ...numberText,
  '@media': {
    [tabletOnly]: {
      ...wholeLine,
      gridRow: 2,
      minHeight: vars.line[13],
      paddingBlock: 0,
    },
    [media.phone]: { alignSelf: 'center', paddingBlock: 0 },
  },
});
/** Keeps its place while what can be done is not yet known. */
export const actionBox = style({
  minHeight: vars.size.control,
  '@media': {
    [tabletOnly]: { gridRow: 1, gridColumn: 3, justifySelf: 'end' },
    [media.phone]: { minHeight: vars.size.touch },
  },
});
/** In place of the heads of the table, which a card does not have. */
export const sort = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      ...wholeLine,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: vars.space[2],
    },
  },
});
