import { styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { box } from '../Field/control.css.ts';

export const size = styleVariants({
  sm: [box, { height: vars.size.controlSm, '@media': { [media.small]: { fontSize: vars.text[13] } } }],
  md: [box],
  lg: [box, { height: vars.size.controlLg, fontSize: vars.text[16] }],
});

export const input = styleVariants({
  start: {},
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
