import { style } from '@vanilla-extract/css';
import { onCard, onNarrow } from '../../../primitives/GridTable/gridForms.ts';
import { media } from '../../../theme/breakpoints.ts';
import { inlineRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Beside all the lines of a card. */
export const cell = style([
  { justifyItems: 'center' },
  // In the first line like all the others: without a line of its own it would be put after them.
  onNarrow({ gridRow: '1 / span 2' }),
  onCard({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: vars.size.touch }),
]);
/** What can be pressed: the whole cell. */
export const target = style({
  ...inlineRow(vars.space[2]),
  justifyContent: 'center',
  minWidth: 24,
  minHeight: 24,
  '@media': { [media.phone]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
});
/** Above the cards of a phone, which have no head. */
export const all = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'block' }, print: { display: 'none' } },
});
/** Room for the ticks. */
export const ticked = style(onCard({ paddingInlineStart: vars.size.touch }));
