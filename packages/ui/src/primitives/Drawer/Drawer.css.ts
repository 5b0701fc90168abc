import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { modal, notch } from '../Dialog/Modal.css.ts';

const away = createVar();

const base = style([
  modal,
  {
    height: '100dvh',
    maxHeight: 'none',
    borderTop: notch,
    maxWidth: '92%',
    transitionDuration: vars.motion.normal,
    transform: `translateX(${away})`,
    '@starting-style': { selectors: { '&[open]': { transform: `translateX(${away})` } } },
  },
]);

export const side = styleVariants({
  right: [
    base,
    {
      margin: '0 0 0 auto',
      // Where a phone held sideways has its camera.
      paddingInlineEnd: 'env(safe-area-inset-right)',
      vars: { [away]: '32px' },
    },
  ],
  left: [
    base,
    {
      margin: '0 auto 0 0',
      paddingInlineStart: 'env(safe-area-inset-left)',
      vars: { [away]: '-32px' },
    },
  ],
});

export const size = styleVariants({ sm: { width: 376 }, md: { width: 560 }, lg: { width: 1160 } });
/** On phones the large one is the whole screen: what stands in it needs every pixel. */
export const filling = style({ '@media': { [media.phone]: { width: '100%', maxWidth: 'none' } } });
