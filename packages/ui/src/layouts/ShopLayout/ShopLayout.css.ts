import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { bannerHeight, covered, layer, phoneHeader, stickyTop } from '../../theme/layers.ts';
import { fontSize, pageWidth } from '../../theme/mixins.ts';
import { onGround } from '../../theme/onGround.ts';
import { vars } from '../../theme/vars.css.ts';

/** Seen only when the keyboard comes to it, before everything else. */
export const skip = style({
  position: 'absolute',
  zIndex: layer.tooltip,
  top: vars.space[2],
  left: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  fontWeight: vars.font.medium,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
  },
});

/** What stays at the top of the window while somebody scrolls keeps below the banner of a delegation. */
export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  selectors: {
    '&[data-delegated]': {
      '@media': {
        [media.tablet]: {
          vars: { '--vitrin-sticky-top': `calc(${bannerHeight + 1}px + env(safe-area-inset-top))` },
        },
      },
    },
  },
});

/**
 * On phones strip, bar and banner stay at the top, unless the window is too low for it. On a desk the head of a product
 * table has that place, below the banner.
 */
export const head = style({
  '@media': {
    [media.tablet]: { display: 'contents' },
    [`${media.phone} and (min-height: 560px)`]: {
      position: 'sticky',
      top: stickyTop,
      zIndex: layer.header,
    },
  },
});

export const body = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  width: '100%',
  ...pageWidth,
  selectors: {
    '&[data-sidebar]': {
      '@media': {
        [media.desktop]: { gridTemplateColumns: '248px minmax(0, 1fr)', columnGap: vars.space[8] },
      },
    },
  },
});

export const sidebar = style({
  position: 'sticky',
  top: stickyTop,
  maxHeight: `calc(100dvh - ${stickyTop})`,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  margin: `${vars.space[4]} calc(-1 * ${vars.space[2]}) 0`,
  padding: vars.space[2],
  ...onGround('sidebarMain', 'transparent'),
  borderRadius: vars.radius.card,
  ...fontSize(14),
  '@media': { [`${media.belowDesktop}, print`]: { display: 'none' } },
});

/** As high as the window: a screen on its way must not pull the footer up, only for it to fall again. */
export const main = style({
  minWidth: 0,
  minHeight: '100dvh',
  paddingTop: vars.space[4],
  outline: 0,
  '@media': { [media.phone]: { vars: { [covered]: `calc(${phoneHeader}px + env(safe-area-inset-top))` } } },
});

export const notices = style({
  display: 'grid',
  gap: vars.space[3],
  marginBottom: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
});
