import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';

/** Where the menu is as narrow as on a phone anyway there is nothing to choose. */
export const wideOnly = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
