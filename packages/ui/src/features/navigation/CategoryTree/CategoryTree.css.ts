import { createVar, style } from '@vanilla-extract/css';
import { categoryLink } from '../categoryLink.ts';
import { media } from '../../../theme/breakpoints.ts';
import { centered } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const depth = createVar();

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: 'color-mix(in oklab, currentColor 6%, transparent)' },
    '&:has([aria-current])': { background: vars.color.brandSoft, color: vars.color.brandText },
  },
});

export const link = style({
  ...categoryLink,
  paddingInlineStart: `calc(${vars.space[3]} + ${depth} * ${vars.space[5]})`,
  '@media': { [media.phone]: { minHeight: 48 } },
});

export const first = style({ fontWeight: vars.font.medium });

export const toggle = style({
  ...centered,
  flex: 'none',
  width: 36,
  borderRadius: vars.radius.control,
  color: 'inherit',
  selectors: {
    '&:hover': { background: 'color-mix(in oklab, currentColor 8%, transparent)' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.phone]: { width: 48 } },
});

export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
