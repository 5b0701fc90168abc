import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';

export const wide = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const narrow = style({ '@media': { [media.desktop]: { display: 'none' } } });
