import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { layer } from '../../../theme/layers.ts';
import { centered, hairline, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** On phones from edge to edge. */
export const gallery = style({
  minWidth: 0,
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.size.gutter})` } },
});
/** As high from the start as with a picture in it. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  height: 448,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: color.tile,
  '@media': {
    [media.belowWide]: { height: 376 },
    [media.phone]: { height: 300, borderWidth: '0 0 1px', borderRadius: 0 },
  },
});
export const slide = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  contain: 'size',
  height: '100%',
  padding: vars.space[8],
  cursor: 'zoom-in',
  // A swipe turns one picture, however fast it is.
  scrollSnapStop: 'always',
  selectors: { '&:focus-visible': { outlineOffset: -4, borderRadius: vars.radius.card } },
  '@media': { [media.phone]: { padding: vars.space[4] } },
});
export const fill = style({ height: '100%', selectors: { '&:empty': { display: 'none' } } });
/** In place of a picture that did not load; on a ground of its own, as the tile is white in a dark shop, too. */
export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: color.surface,
  ...mutedText,
});
const arrow = style({
  position: 'absolute',
  zIndex: layer.content + 1,
  top: `calc(50% - ${vars.size.control} / 2)`,
  // A finger swipes.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const previous = style([arrow, { insetInlineStart: vars.space[3] }]);
export const next = style([arrow, { insetInlineEnd: vars.space[3] }]);
/** Says that the picture can be pressed. */
export const enlarge = style({
  position: 'absolute',
  zIndex: layer.content + 1,
  insetInlineEnd: vars.space[3],
  bottom: vars.space[3],
  ...centered,
  width: vars.size.control,
  height: vars.size.control,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  pointerEvents: 'none',
});
/** One row, however many: what is below stays where it is. */
export const thumbs = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  minHeight: 72,
  marginTop: vars.space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    [media.phone]: {
      minHeight: 56,
      paddingInline: vars.size.gutter,
      paddingBlock: 2,
      scrollbarWidth: 'none',
    },
  },
});
export const thumb = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  flex: 'none',
  width: 72,
  height: 72,
  padding: 6,
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.tile,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    // The row cuts off what reaches over its edge.
    '&:focus-visible': { outlineOffset: -4 },
    '&[aria-current="true"]': {
      borderColor: color.brandText,
      boxShadow: `inset 0 0 0 1px ${color.brandText}`,
    },
  },
  '@media': { [media.phone]: { width: 56, height: 56 } },
});
