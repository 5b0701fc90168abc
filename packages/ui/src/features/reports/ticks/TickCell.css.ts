import { style } from '@vanilla-extract/css';
import { onCard } from '../../../primitives/GridTable/gridForms.ts';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Beside all the lines of a card. */
export const cell = style([
  { justifyItems: 'center' },
  onCard({ position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: vars.size.touch }),
]);
/** What can be pressed: the whole cell. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minWidth: 24,
  minHeight: 24,
  cursor: 'pointer',
  '@media': { [media.phone]: { minWidth: vars.size.touch, minHeight: vars.size.touch } },
});
/** Above the cards of a phone, which have no head. */
export const all = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInlineEnd: vars.size.gutter,
      borderTop: `1px solid ${vars.color.border}`,
      background: vars.color.canvas,
      color: vars.color.textMuted,
      fontSize: vars.text[13],
    },
    print: { display: 'none' },
  },
});
/** Room for the ticks. */
export const ticked = style(onCard({ paddingInlineStart: vars.size.touch }));
