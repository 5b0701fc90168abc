import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

/** White and black whatever the theme: a camera reads the difference between them. */
export const code = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: 'Canvas',
  color: 'CanvasText',
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
});
export const modules = style({ fill: 'currentColor', shapeRendering: 'crispEdges' });
export const words = style({
  color: vars.color.textMuted,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
/** On a phone the code is what somebody else points a camera at. */
export const save = style({ '@media': { [media.phone]: { display: 'none' } } });
