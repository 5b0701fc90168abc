import { style } from '@vanilla-extract/css';

/** Behind the dialog of the browser the page stays as it is. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
