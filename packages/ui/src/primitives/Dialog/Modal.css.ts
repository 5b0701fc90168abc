import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { layer } from '../../theme/layers.ts';
import { fontSize, hairline, wrappingRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, motion } = vars;
const outIn = `${motion.fast} ${motion.ease} allow-discrete`;

/** The surface as it looks through the scrim. */
const solidScrim = `oklch(from ${color.scrim} l c h / 1)`;
const dimmed = `light-dark(color-mix(in srgb, ${color.surface} 52%, ${solidScrim}), color-mix(in srgb, ${color.surface} 34%, ${solidScrim}))`;

/** A border, so that what scrolls, and what stays while it does, keeps below the camera of a phone. */
export const notch = `env(safe-area-inset-top) solid ${color.raised}`;

/** The page behind keeps its place while a modal is open. The scrim ends before the gutter of the scrollbar. */
globalStyle(':root:has(dialog:modal)', { overflow: 'hidden', background: dimmed });

/**
 * What Dialog and Drawer share; each sets its place, size and the transform it comes from. It scrolls itself, with head
 * and foot stuck to its edges: it has the focus when it opens, so the keys scroll at once.
 */
export const modal = style({
  inset: 0,
  margin: 'auto',
  padding: 0,
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '64px 72px',
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  outline: 0,
  opacity: 0,
  transition: outIn,
  transitionProperty: 'opacity, transform, display, overlay',
  selectors: {
    '&[open]': {
      display: 'flex',
      flexDirection: 'column',
      opacity: 1,
      transform: 'none',
    },
    '&:focus-visible': { outline: 0 },
    '&::backdrop': {
      background: color.scrim,
      opacity: 0,
      transition: outIn,
      transitionProperty: 'opacity, display, overlay',
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: { '&[open]': { opacity: 0 }, '&[open]::backdrop': { opacity: 0 } },
  },
});

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  flex: 'none',
  display: 'flex',
  // Where there is no room beside the title, actions may take a line of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 56,
  padding: `6px ${vars.space[3]} 6px ${vars.space[5]}`,
  borderBottom: hairline,
  background: color.raised,
  '@media': { [media.phone]: { paddingInline: `${vars.space[4]} ${vars.space[1]}` } },
});

export const title = style({
  flex: 1,
  minWidth: 0,
  ...fontSize(16),
  fontWeight: vars.font.semibold,
  letterSpacing: '-.008em',
  overflowWrap: 'anywhere',
});

/** The close button over a picture, on a ground of its own. */
export const floatingClose = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  zIndex: layer.sticky,
  borderRadius: vars.radius.control,
  background: color.raised,
});

/** What ends it can be scrolled up from where a phone has its own bar. */
const clear = (paddingBottom: string) => ({
  selectors: { '&:last-child': { '@media': { [media.phone]: { paddingBottom } } } },
});
export const flushBody = style({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  ...clear('env(safe-area-inset-bottom)'),
});

export const body = style({
  flex: '1 0 auto',
  padding: vars.space[5],
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: vars.space[4] } },
  ...clear(`max(${vars.space[4]}, env(safe-area-inset-bottom))`),
});

export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  flex: 'none',
  ...wrappingRow(vars.space[2]),
  justifyContent: 'flex-end',
  padding: `${vars.space[3]} ${vars.space[5]}`,
  borderTop: hairline,
  background: color.raised,
  '@media': {
    [media.phone]: {
      paddingInline: vars.space[4],
      paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
    },
  },
});
