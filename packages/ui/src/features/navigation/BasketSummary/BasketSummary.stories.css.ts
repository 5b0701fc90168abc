import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

/** The dark strip that the summary stands on in the header. */
export const strip = style({
  display: 'flex',
  justifyContent: 'flex-end',
  background: vars.color.brandStrong,
  color: vars.color.onBrandStrong,
});
