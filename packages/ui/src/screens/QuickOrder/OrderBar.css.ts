import { style } from '@vanilla-extract/css';
import { quiet, roomy } from '../../primitives/ActionBar/ActionBar.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const next = style([quiet, { gap: vars.space[2] }]);
/** On a phone the button is a mark, which says by its name what it does. */
export const nextWords = style({
  '@media': {
    [media.phone]: visuallyHidden,
  },
});
export const key = style([
  roomy,
  {
    padding: '1px 6px',
    border: '1px solid currentColor',
    borderRadius: vars.radius.small,
    fontFamily: 'inherit',
    ...fontSize(12),
  },
]);
