import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

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
  // No transition out of a starting style: in WebKit, what is placed by an anchor never leaves that style.
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
});

/** On the side away from the edge it shares with its anchor, where it may come to stand at the edge of the window. */
const atStart = { marginRight: vars.space[2] };
const atEnd = { marginLeft: vars.space[2] };

export const placements = styleVariants({
  'bottom start': { ...atStart, positionArea: 'bottom span-right' },
  bottom: { positionArea: 'bottom' },
  'bottom end': { ...atEnd, positionArea: 'bottom span-left' },
  'top start': { ...atStart, positionArea: 'top span-right' },
  top: { positionArea: 'top' },
  'top end': { ...atEnd, positionArea: 'top span-left' },
});
