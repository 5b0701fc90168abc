import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const toolbar = style({
  display: 'flex',
  alignItems: 'end',
  flexWrap: 'wrap',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
export const filter = style({
  width: 260,
  '@media': { [media.belowWide]: { width: 220 }, [media.phone]: { width: 'auto' } },
});
export const count = style({
  alignSelf: 'end',
  paddingBlock: 10,
  marginInlineEnd: 'auto',
  color: vars.color.textSubtle,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { paddingBlock: 0 } },
});
/** Keeps its place while what can be done is not yet known. */
export const actionBox = style({
  minHeight: vars.size.control,
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
/** In place of the heads of the table, which a card does not have. */
export const sort = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      gap: vars.space[2],
    },
  },
});
/** The range, where the box it is chosen in is not printed. */
export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', paddingBlock: vars.space[3] } },
});
