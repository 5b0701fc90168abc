import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { inlineRow, visuallyHidden } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const summary = style({
  ...inlineRow(vars.space[2]),
  height: 40,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  /** On the dark strip the ring has the colour of its text. */
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 } },
  '@media': {
    [media.phone]: {
      position: 'relative',
      gap: 0,
      height: vars.size.touch,
      padding: '0 11px',
    },
  },
});

/** On phones there is room for the icon and the number alone; the words stay for screen readers. */
export const words = style({
  '@media': {
    [media.phone]: visuallyHidden,
  },
});

export const count = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 20,
  height: 20,
  padding: '0 6px',
  borderRadius: vars.radius.full,
  background: vars.color.onBrandStrong,
  color: vars.color.brandStrong,
  fontSize: vars.text[12],
  lineHeight: 1,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: {
      alignSelf: 'start',
      // Over the icon's corner; what is long pushes the icon aside instead of covering it.
      margin: '4px -11px 0 -7px',
      minWidth: 18,
      height: 18,
      padding: '0 4px',
      background: vars.color.brand,
      color: vars.color.onBrand,
      boxShadow: `0 0 0 2px ${vars.color.surface}`,
    },
  },
});

globalStyle(`${summary} > svg`, { '@media': { [media.phone]: { width: 22, height: 22 } } });
