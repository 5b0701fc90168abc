import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const stage = style({
  height: 'min(720px, calc(100dvh - 185px))',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.tile,
  '@media': { [media.phone]: { height: 'calc(100dvh - 130px)' } },
});
export const picture = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  contain: 'size',
  width: '100%',
  height: '100%',
  padding: vars.space[6],
  cursor: 'zoom-in',
  // A finger that goes sideways is a swipe of ours; up, down and pinching stay the browser's.
  touchAction: 'pan-y pinch-zoom',
  '@media': { [media.phone]: { padding: vars.space[3] } },
});
/** Twice as large: what does not fit is scrolled to. */
export const enlarged = style([
  picture,
  { width: '220%', height: '220%', cursor: 'zoom-out', touchAction: 'auto' },
]);
export const place = style({
  flex: 1,
  color: vars.color.textSubtle,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
});
