import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { floor, layer } from '../../../theme/layers.ts';
import { hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = style({
  position: 'fixed',
  bottom: `calc(${vars.space[6]} + var(${floor}, 0px))`,
  zIndex: layer.bar,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  border: hairline,
  boxShadow: vars.shadow.menu,
  color: vars.color.positiveSolid,
  '@media': {
    // As wide as the gutter of the page: it lies over no field and no button.
    [media.tablet]: {
      right: 0,
      width: vars.size.gutter,
      height: 56,
      borderRightWidth: 0,
      borderRadius: `${vars.radius.control} 0 0 ${vars.radius.control}`,
      boxShadow: 'none',
    },
    [media.phone]: {
      right: vars.space[4],
      bottom: `calc(${vars.space[4]} + var(${floor}, 0px))`,
      transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
    },
    print: { display: 'none' },
  },
  selectors: {
    '&:hover': { background: vars.color.positiveSoft },
    // Not hidden: whoever comes by keyboard or screen reader finds it wherever they are in the page.
    '&[data-aside]:not(:focus-visible)': {
      '@media': { [media.phone]: { opacity: 0, pointerEvents: 'none' } },
    },
  },
});
