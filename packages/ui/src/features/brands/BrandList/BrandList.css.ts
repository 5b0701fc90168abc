import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { covered, layer, stickyTop } from '../../../theme/layers.ts';
import { centered, fontSize, hairline, oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;
/** Heights of the bar where it stays in sight: on a desk, and on a tablet, where it has two lines. */
const barHeight = 48;
const tallBarHeight = 82;
/** From the top of the window to below the bar. */
const below = (bar: number) => `calc(${bar}px + ${stickyTop})`;

export const index = style(oneColumn(space[6]));

export const bar = style({
  position: 'sticky',
  top: stickyTop,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'center',
  minHeight: barHeight,
  borderBlock: hairline,
  background: color.surface,
  '@media': {
    [media.belowDesktop]: { flexWrap: 'wrap', paddingBlock: space[1] },
    // The header of the shop stays there.
    [media.phone]: { position: 'static' },
  },
});
const inBar = style({
  flex: '1 1 0',
  ...centered,
  minWidth: 24,
  height: 36,
  borderRadius: vars.radius.control,
  ...fontSize(14),
  '@media': {
    [media.belowDesktop]: { flex: '0 0 calc(100% / 15)' },
    [media.phone]: { flexBasis: 'calc(100% / 7)', height: vars.size.touch },
  },
});
export const letter = style([
  inBar,
  {
    color: color.brandText,
    fontWeight: vars.font.semibold,
    selectors: { '&:hover': { background: color.brandSoft } },
  },
]);
export const unused = style([inBar, { color: color.textSubtle, opacity: 0.6 }]);
export const barSkeleton = style({ flex: 1, paddingInline: space[3] });

/** Small groups stand beside each other, a large one has the whole width. */
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))',
  gap: `${space[8]} ${space[6]}`,
  paddingBottom: space[8],
  '@media': {
    [media.tablet]: { vars: { [covered]: below(tallBarHeight + 8) } },
    [media.desktop]: { vars: { [covered]: below(barHeight + 8) } },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: `${space[6]} ${space[4]}` },
  },
});
export const group = style({ minWidth: 0, selectors: { '&[data-large]': { gridColumn: '1 / -1' } } });
export const heading = style({
  marginBottom: space[1],
  paddingBottom: space[1],
  borderBottom: hairline,
  color: color.brandText,
});
/** Where a letter leads: below the bar that stays, on phones below the header that does. */
globalStyle(`${heading} > [id]`, {
  scrollMarginTop: below(barHeight + 16),
  '@media': {
    [media.belowDesktop]: { scrollMarginTop: below(tallBarHeight + 16) },
    [media.phone]: { scrollMarginTop: 160 },
  },
});
export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space[6],
  selectors: {
    '[data-large] > &': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 208px), 1fr))' },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '[data-large] > &': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[4] },
      },
    },
  },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  marginInline: `calc(-1 * ${space[2]})`,
  padding: `${space[1]} ${space[2]}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  selectors: { 'a&:hover': { background: color.hover, color: color.brandText } },
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
export const headingSkeleton = style({ display: 'grid', alignItems: 'center', height: vars.line[20] });
