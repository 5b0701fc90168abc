import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';

export const wide = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const narrow = style({ '@media': { [media.desktop]: { display: 'none' } } });
/** In the colour of the bar it stands on, whose ground may be the shop's own. */
globalStyle(`${narrow} > button`, { color: 'inherit' });
