import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

/** What floats beside an anchor, in the top layer; it comes in by opacity only, since it may open on either side. */
export const floating = style({
  position: 'fixed',
  inset: 'auto',
  margin: `${vars.space[1]} 0`,
  padding: 0,
  border: 0,
  outline: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'min(600px, calc(100dvh - 16px))',
  positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  '@starting-style': { selectors: { '&:popover-open': { opacity: 0 } } },
});

export const placements = styleVariants({
  'bottom start': { positionArea: 'bottom span-right' },
  bottom: { positionArea: 'bottom' },
  'bottom end': { positionArea: 'bottom span-left' },
  'top start': { positionArea: 'top span-right' },
  top: { positionArea: 'top' },
  'top end': { positionArea: 'top span-left' },
});
