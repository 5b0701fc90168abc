import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  background: fallbackVar(vars.logo.surface, 'transparent'),
  color: fallbackVar(vars.logo.text, 'inherit'),
  borderRadius: vars.radius.control,
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});

export const picture = style({
  width: 'auto',
  maxWidth: '100%',
  height: vars.logo.height,
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': { [media.phone]: { maxHeight: 40 } },
});

export const name = style({
  ...truncate,
  ...fontSize(20),
  fontWeight: vars.font.bold,
  letterSpacing: '-.025em',
  '@media': { [media.phone]: fontSize(16) },
});
