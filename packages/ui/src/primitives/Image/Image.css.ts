import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const tile = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: vars.color.tile,
  color: vars.color.onTile,
});
/** A picture's size, where it is known in lengths: by percentages the browser lays out anew what is around each that arrives. */
export const picture = { width: createVar(), height: createVar() };
const whole = {
  width: fallbackVar(picture.width, '100%'),
  maxWidth: 'none',
  height: fallbackVar(picture.height, '100%'),
} as const;
export const fit = styleVariants({
  contain: { ...whole, objectFit: 'contain' },
  cover: { ...whole, objectFit: 'cover' },
  coverEnd: { ...whole, objectFit: 'cover', objectPosition: 'right center' },
});
export const isThumb = style({ borderRadius: vars.radius.small });
