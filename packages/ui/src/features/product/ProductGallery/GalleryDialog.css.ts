import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, radius, space } = vars;

/** Width of a picture in its own pixels, and how many times its height that is; none of both until it has arrived. */
export const ownWidth = createVar();
export const ownRatio = createVar();

/** All between head and foot. */
export const stage = style({ position: 'relative', display: 'grid', flex: '1 1 0', minHeight: 160 });
export const frame = style({
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: color.surface,
  cursor: 'zoom-in',
  // A finger is swiper's here, or it would move the page below.
  touchAction: 'none',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
});
/** For as long as swiper says, and not at all for who wants less motion. */
const isMoved = { [media.motion]: { transitionProperty: 'transform' } } as const;
/** What swiper moves. One class: it looks for it by its name. */
export const row = style({ display: 'flex', height: '100%', transitionProperty: 'none', '@media': isMoved });
const tile = { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', minWidth: 0 } as const;
export const slide = style({ ...tile, flex: '0 0 100%', height: '100%', overflow: 'hidden' });
/** What is moved when the picture in it is enlarged. */
export const zoom = style({
  ...tile,
  containerType: 'size',
  placeItems: 'center',
  minHeight: 0,
  padding: space[6],
  userSelect: 'none',
  transitionProperty: 'none',
  '@media': { ...isMoved, [media.phone]: { padding: space[3] } },
});
/**
 * As large as there is room, and not beyond twice its own pixels until it is enlarged. On a tile of its own size: what shines
 * through was made for white, and a dark shop has no white screen.
 */
export const picture = style({
  width: `min(100cqw, 100cqh * ${ownRatio}, ${ownWidth} * 2px)`,
  maxWidth: '100%',
  maxHeight: '100%',
  borderRadius: radius.control,
  background: color.tile,
  transitionProperty: 'none',
  '@media': isMoved,
});
export const failure = style({
  placeSelf: 'center',
  maxWidth: 420,
  padding: space[6],
  color: color.textMuted,
  textAlign: 'center',
});
/** In the middle of each side; under the picture on a phone held upright, where its edges are worth more. */
const arrow = style({
  position: 'absolute',
  zIndex: layer.content + 1,
  top: `calc(50% - ${vars.size.control} / 2)`,
  borderRadius: radius.control,
  background: color.surface,
  '@media': { [`${media.phone} and (orientation: portrait)`]: { top: 'auto', bottom: space[3] } },
});
export const previous = style([arrow, { insetInlineStart: space[3] }]);
export const next = style([arrow, { insetInlineEnd: space[3] }]);
export const place = style({
  flex: 1,
  color: color.textSubtle,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
});
