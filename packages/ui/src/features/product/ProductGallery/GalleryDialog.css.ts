import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const stage = style({
  height: 'min(720px, calc(100dvh - 185px))',
  overflow: 'hidden',
  background: vars.color.tile,
  // A finger is swiper's here, or it would move the page below.
  touchAction: 'none',
  '@media': { [media.phone]: { height: 'calc(100dvh - 130px)' } },
});
/** For as long as swiper says, and not at all for who wants less motion. */
const isMoved = { [media.motion]: { transitionProperty: 'transform' } } as const;
/** What swiper moves. One class: it looks for it by its name. */
export const row = style({ display: 'flex', height: '100%', transitionProperty: 'none', '@media': isMoved });
export const slide = style({
  display: 'grid',
  flex: '0 0 100%',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minWidth: 0,
  height: '100%',
  overflow: 'hidden',
});
/** What is moved when the picture in it is enlarged. */
export const zoom = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  minWidth: 0,
  minHeight: 0,
  padding: vars.space[6],
  userSelect: 'none',
  transitionProperty: 'none',
  '@media': { ...isMoved, [media.phone]: { padding: vars.space[3] } },
});
/** Never larger than it is, until it is enlarged. */
export const picture = style({
  maxWidth: '100%',
  maxHeight: '100%',
  transitionProperty: 'none',
  '@media': isMoved,
});
/** On a ground of its own: the tile is white in a dark shop, too. */
export const failure = style({
  placeSelf: 'center',
  maxWidth: 420,
  padding: vars.space[6],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  textAlign: 'center',
});
export const place = style({
  flex: 1,
  color: vars.color.textSubtle,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
});
