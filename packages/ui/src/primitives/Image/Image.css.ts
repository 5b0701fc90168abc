import { style, styleVariants } from '@vanilla-extract/css';
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
export const fit = styleVariants({
  contain: { width: '100%', height: '100%', objectFit: 'contain' },
  cover: { width: '100%', height: '100%', objectFit: 'cover' },
  coverEnd: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'right center' },
});
export const isThumb = style({ borderRadius: vars.radius.small });
