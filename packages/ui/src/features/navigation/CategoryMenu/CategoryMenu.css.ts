import { createVar, style } from '@vanilla-extract/css';
import { categoryLink } from '../categoryLink.ts';
import { media } from '../../../theme/breakpoints.ts';
import { layer } from '../../../theme/layers.ts';
import { centered, fontSize, hairline, inlineRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Width of every column in px: between 200 and 300. */
const columnWidth = 264;

export const level = createVar();

export const root = style({ position: 'relative', flex: 'none' });

export const trigger = style({
  ...inlineRow(vars.space[2]),
  width: 216,
  height: 36,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  background: vars.color.brand,
  color: vars.color.onBrand,
  ...fontSize(14),
  fontWeight: vars.font.medium,
  selectors: {
    '&:hover': { background: vars.color.brandHover },
    '&:active': { background: vars.color.brandActive },
  },
  '@media': { [media.belowDesktop]: { width: 'auto' } },
});

export const triggerEnd = style({ display: 'flex', marginInlineStart: 'auto' });

/** Where the first column begins, counted from the edge of the window. */
const left = `max(${vars.size.gutter}, calc((100vw - ${vars.size.page}) / 2 + ${vars.size.gutter}))`;

export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  zIndex: layer.menu,
  color: vars.color.text,
});

/** A deeper column stands beside the one it belongs to, or over it where the window ends. */
export const column = style({
  position: 'absolute',
  top: 0,
  left: `min(calc(${level} * ${columnWidth - 1}px), calc(100vw - ${left} - ${columnWidth + 16}px))`,
  width: columnWidth,
  minHeight: '100%',
  maxHeight: 'calc(100dvh - 176px)',
  padding: vars.space[1],
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  border: hairline,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.menu,
});

export const firstColumn = style([column, { position: 'static' }]);

export const row = style({
  display: 'flex',
  alignItems: 'stretch',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover, &[data-open]': { background: vars.color.hover },
    '&[data-trail]': { color: vars.color.brandText, background: vars.color.brandSoft },
  },
});

export const link = style({
  ...categoryLink,
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
});

export const all = style({ color: vars.color.brandText, fontWeight: vars.font.medium });

export const opener = style({
  ...centered,
  flex: 'none',
  width: 32,
  color: vars.color.textSubtle,
  borderRadius: vars.radius.control,
  outlineOffset: -2,
});
