import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { floor, layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Opposite to the WhatsApp link, above what stands at the bottom of the window. */
export const place = style({
  position: 'fixed',
  left: `max(${vars.space[6]}, env(safe-area-inset-left))`,
  bottom: `calc(${vars.space[6]} + var(${floor}, 0px))`,
  zIndex: layer.bar,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: vars.shadow.menu,
  '@media': {
    [media.phone]: { left: vars.space[4], bottom: `calc(${vars.space[4]} + var(${floor}, 0px))` },
    print: { display: 'none' },
  },
});
