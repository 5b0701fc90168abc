import { style } from '@vanilla-extract/css';
import { blackOnWhite } from '../../../primitives/Barcode/blackOnWhite.ts';
import { media } from '../../../theme/breakpoints.ts';
import { hairline, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const code = style({
  ...blackOnWhite,
  height: 'auto',
  border: hairline,
  borderRadius: vars.radius.card,
  forcedColorAdjust: 'none',
});
export const modules = style({ fill: 'currentColor', shapeRendering: 'crispEdges' });
export const words = style(mutedText);
/** On a phone the code is what somebody else points a camera at. */
export const save = style({ '@media': { [media.phone]: { display: 'none' } } });
