import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { floor, layer } from '../../theme/layers.ts';
import { flexRow, inlineRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: '-50% 8px' } });
const enterOnPhone = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const bar = style({
  position: 'fixed',
  zIndex: layer.bar,
  left: '50%',
  bottom: 20,
  translate: '-50% 0',
  ...flexRow(vars.space[4]),
  height: 56,
  padding: '0 8px 0 20px',
  borderRadius: vars.radius.card,
  background: vars.color.brandStrong,
  color: vars.color.onBrandStrong,
  boxShadow: vars.shadow.bar,
  // Where the system chooses the colours, it has no other edge.
  outline: '1px solid transparent',
  fontSize: vars.text[14],
  whiteSpace: 'nowrap',
  animation: `${enter} ${vars.motion.normal} ${vars.motion.ease}`,
  '@media': {
    [media.phone]: {
      left: 0,
      right: 0,
      bottom: 0,
      translate: '0 0',
      justifyContent: 'space-between',
      gap: vars.space[2],
      height: 'auto',
      minHeight: 64,
      padding:
        '10px max(12px, env(safe-area-inset-right)) max(10px, env(safe-area-inset-bottom)) max(16px, env(safe-area-inset-left))',
      borderRadius: 0,
      animationName: enterOnPhone,
    },
    [media.least]: { flexWrap: 'wrap' },
    print: { display: 'none' },
  },
});
globalStyle(`${bar} b`, { fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });

const action = style({
  ...inlineRow(vars.space[2]),
  height: 40,
  padding: '0 16px',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.medium,
  selectors: { '&:focus-visible': { outlineColor: vars.color.onBrandStrong } },
  '@media': { [media.phone]: { height: vars.size.touch, padding: '0 12px' } },
});
export const main = style([
  action,
  {
    border: '1px solid transparent',
    background: vars.color.onBrandStrong,
    color: vars.color.brandStrong,
    selectors: {
      '&[aria-disabled]': { cursor: 'default' },
      '&[aria-disabled]:not([data-pending])': { opacity: 0.55 },
    },
    // Two lines where one has no room.
    '@media': {
      [media.phone]: {
        height: 'auto',
        minHeight: vars.size.touch,
        whiteSpace: 'normal',
        textAlign: 'start',
        lineHeight: 1.2,
      },
    },
  },
]);
export const quiet = style([
  action,
  {
    color: vars.color.onBrandStrongMuted,
    selectors: { '&:hover': { background: 'color-mix(in oklab, currentColor 12%, transparent)' } },
    '@media': { [media.phone]: { justifyContent: 'center', width: vars.size.touch, padding: 0 } },
  },
]);

/** What a phone has no room for. */
export const roomy = style({ '@media': { [media.phone]: { display: 'none' } } });
export const onPhone = style({ display: 'none', '@media': { [media.phone]: { display: 'contents' } } });

/** Room at the end of the page, so that the bar covers nothing. */
globalStyle(`body:has(.${bar})`, {
  paddingBottom: 92,
  '@media': {
    // As wide as the phone: what else floats at the bottom stands on it.
    [media.phone]: { vars: { [floor]: '64px' } },
    // In large letters it has two lines.
    [media.least]: { paddingBottom: 140, vars: { [floor]: '120px' } },
  },
});
// What gets the focus is scrolled out from under it. Said of the window: said of what is in it, each row that comes or goes would
// have the browser ask all of the page again.
globalStyle(`:root:has(.${bar})`, { scrollPaddingBottom: 92 });
