import { createGlobalVar, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { layer } from '../../theme/layers.ts';
import { flexRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

// Swiper writes both on the row each time it measures it. As all variables they would be inherited, and every element of two hundred
// slides be styled anew for what only the row reads.
for (const end of ['before', 'after'])
  createGlobalVar(`swiper-slides-offset-${end}`, { syntax: '*', inherits: false });

/** The browser scrolls and stops at a slide; swiper only tells it where to. */
export const track = style({
  // What a slide's place is counted from.
  position: 'relative',
  display: 'flex',
  overflow: 'auto hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: {
    '&::-webkit-scrollbar': { display: 'none' },
    // A finger that draws over the end goes back in the history, in Chromium even where the overscroll is contained.
    '&[data-edge="start"]': { touchAction: 'pan-right pan-y pinch-zoom' },
    '&[data-edge="end"]': { touchAction: 'pan-left pan-y pinch-zoom' },
  },
});

const shared = (count: number, gap: string) => `calc((100% - ${count - 1} * ${gap}) / ${count})`;

/** Four slides beside each other from the desktop up, three on tablets, two on phones, one where letters are large. */
export const several = style({});
/** One slide of a row, as wide as the row unless that shows several. */
export const slide = style({
  flex: '0 0 100%',
  minWidth: 0,
  scrollSnapAlign: 'start',
  // Margins, not a gap: swiper measures a slide with its margins.
  selectors: {
    [`${several} > &`]: { flexBasis: shared(4, space[4]) },
    [`${several} > &:not(:last-child)`]: { marginInlineEnd: space[4] },
  },
  '@media': {
    [media.belowDesktop]: { selectors: { [`${several} > &`]: { flexBasis: shared(3, space[4]) } } },
    [media.phone]: {
      selectors: {
        [`${several} > &`]: { flexBasis: shared(2, space[3]) },
        [`${several} > &:not(:last-child)`]: { marginInlineEnd: space[3] },
      },
    },
    [media.least]: { selectors: { [`${several} > &`]: { flexBasis: '100%' } } },
  },
});

/** As many beside each other as a carousel shows, but all of them, in rows. */
export const rows = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] },
    [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const region = style({ position: 'relative', minWidth: 0 });
export const head = style({
  ...flexRow(space[3]),
  minHeight: vars.size.control,
  marginBottom: space[4],
  '@media': {
    [media.phone]: { gap: space[2], marginBottom: space[3] },
    [media.least]: { flexWrap: 'wrap' },
  },
});
export const title = style({ flex: 1, minWidth: 0 });

/** Over the lower edge of what moves, on a ground of its own: below it may be any picture. */
export const over = style({
  position: 'absolute',
  zIndex: layer.content + 1,
  left: 52,
  bottom: space[5],
  ...flexRow(space[1]),
  paddingInline: space[1],
  borderRadius: vars.radius.full,
  background: color.surface,
  '@media': {
    [media.phone]: { left: space[2], bottom: space[2] },
    [media.least]: { right: space[2], justifyContent: 'center' },
  },
});
export const dots = style({
  display: 'flex',
  gap: 6,
  marginInline: space[1],
  '@media': { [media.least]: { display: 'none' } },
});
export const dot = style({
  width: 8,
  height: 8,
  // Seen where the system chooses the colours.
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  background: color.borderStrong,
  selectors: { '&[data-current]': { width: 24, background: color.brand } },
});
