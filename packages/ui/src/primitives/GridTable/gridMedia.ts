import { media } from '../../theme/breakpoints.ts';

// Paper is always a table, however narrow it is: what is said of windows is not said of it.
/** A window in which a row is a card. */
export const phone = `screen and ${media.phone}`;
/** A window with room for a table. */
export const roomy = `screen and ${media.tablet}`;
