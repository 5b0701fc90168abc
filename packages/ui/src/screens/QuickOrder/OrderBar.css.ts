import { style } from '@vanilla-extract/css';
import * as selection from '../../features/catalog/SelectionBar/SelectionBar.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export { bar, number, roomy, add } from '../../features/catalog/SelectionBar/SelectionBar.css.ts';

export const next = style([selection.clear, { gap: vars.space[2] }]);
/** On a phone the button is a mark, which says by its name what it does. */
export const nextWords = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const key = style([
  selection.roomy,
  {
    padding: '1px 6px',
    border: '1px solid currentColor',
    borderRadius: vars.radius.small,
    fontFamily: 'inherit',
    fontSize: vars.text[12],
    lineHeight: vars.line[12],
  },
]);
