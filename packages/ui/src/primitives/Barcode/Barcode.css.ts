import { style } from '@vanilla-extract/css';
import { blackOnWhite } from './blackOnWhite.ts';
import { vars } from '../../theme/vars.css.ts';

export const paper = style({
  ...blackOnWhite,
  borderRadius: vars.radius.small,
  printColorAdjust: 'exact',
});
export const bars = style({ fill: 'currentColor', shapeRendering: 'crispEdges' });
export const digits = style({
  fill: 'currentColor',
  fontVariantNumeric: 'tabular-nums slashed-zero',
  textAnchor: 'middle',
});

/** A code that is not drawn, at the height of one that is, so that nothing moves when it comes. */
export const plain = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 51,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  overflowWrap: 'anywhere',
});
