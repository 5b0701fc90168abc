import { createVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const columnCount = createVar();

/** The same height whatever the filter leaves, so that the dialog keeps still while somebody types. */
export const scroller = style({
  position: 'relative',
  height: 'min(456px, calc(100dvh - 340px))',
  minHeight: 160,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  border: hairline,
  '@media': { [media.phone]: { height: 'calc(100dvh - 296px)' } },
});

export const sheet = style({ position: 'relative', outline: 0 });

export const place = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${columnCount}, minmax(0, 1fr))`,
  contain: 'strict',
});

export const cell = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  width: '100%',
  height: '100%',
  padding: vars.space[1],
  borderRadius: vars.radius.control,
  color: vars.color.text,
  selectors: {
    '&:hover': { background: vars.color.surface, boxShadow: `inset 0 0 0 1px ${vars.color.border}` },
    '&[aria-pressed="true"]': { background: vars.color.brand, color: vars.color.onBrand },
    '&:focus-visible': { outlineOffset: -2 },
  },
});

export const drawing = style({ width: 26, height: 24, fill: 'currentColor', flex: 'none' });

export const name = style({
  maxWidth: '100%',
  ...truncate,
  ...fontSize(12),
});
