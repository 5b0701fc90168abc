import { style } from '@vanilla-extract/css';
import { head as carouselHead } from '../../../primitives/Carousel/Carousel.css.ts';
import { media } from '../../../theme/breakpoints.ts';

export const head = style([carouselHead]);

/** As many cards as are in view, and no more: what moves has its further ones out of sight. */
export const placeholder = style({
  selectors: {
    '&:nth-child(4)': { '@media': { [media.belowDesktop]: { display: 'none' } } },
    '&:nth-child(3)': { '@media': { [media.phone]: { display: 'none' } } },
    '&:nth-child(2)': { '@media': { [media.least]: { display: 'none' } } },
  },
});
