import { style } from '@vanilla-extract/css';
import { head as carouselHead } from '../../../primitives/Carousel/Carousel.css.ts';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const head = style([carouselHead]);

/** Of a card that is not near yet, all that can be found, read and reached; laid out when it comes near. */
export const brief = style({
  display: 'block',
  height: '100%',
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius.card,
  ...fontSize(13),
  overflowWrap: 'anywhere',
  // Never higher than the cards beside it. Contained as paint each would be a layer, of which a browser looks through hundreds for
  // what the mouse is on.
  contain: 'size',
  overflow: 'clip',
});

/** As many cards as are in view, and no more: what moves has its further ones out of sight. */
export const placeholder = style({
  selectors: {
    '&:nth-child(4)': { '@media': { [media.belowDesktop]: { display: 'none' } } },
    '&:nth-child(3)': { '@media': { [media.phone]: { display: 'none' } } },
    '&:nth-child(2)': { '@media': { [media.least]: { display: 'none' } } },
  },
});
