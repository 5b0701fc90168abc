import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { floor, layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = style({
  position: 'fixed',
  right: vars.space[6],
  bottom: `calc(${vars.space[6]} + var(${floor}, 0px))`,
  zIndex: layer.bar,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.menu,
  color: vars.color.positiveSolid,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, visibility ${vars.motion.fast}`,
  '@media': {
    [media.phone]: { right: vars.space[4], bottom: `calc(${vars.space[4]} + var(${floor}, 0px))` },
    print: { display: 'none' },
  },
  selectors: {
    // Whoever has come to it by keyboard keeps it.
    '&[data-aside]:not(:focus-visible)': { visibility: 'hidden', opacity: 0 },
  },
});
