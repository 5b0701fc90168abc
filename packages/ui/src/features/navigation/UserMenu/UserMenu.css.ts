import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { centered, fontSize, inlineRow, mutedText, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import { quiet } from '../navigationShapes.css.ts';

export const trigger = style({
  ...inlineRow(10),
  minWidth: 0,
  minHeight: vars.size.touch,
  /** Avatar and words keep the edge of the page; the ground under the pointer goes beyond it. */
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  selectors: { '&:hover': { background: 'color-mix(in oklab, currentColor 8%, transparent)' } },
  '@media': { [media.phone]: { minWidth: vars.size.touch, margin: 0, padding: 0, justifyContent: 'center' } },
});

export const avatar = style({
  ...centered,
  flex: 'none',
  width: 32,
  height: 32,
  borderRadius: vars.radius.control,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  ...fontSize(12),
  fontWeight: vars.font.semibold,
  '::before': { content: 'attr(data-initials)' },
});

export const names = style({
  display: 'grid',
  maxWidth: 168,
  selectors: {
    '&[data-company]::after': {
      ...truncate,
      content: 'attr(data-company)',
      ...fontSize(12),
      color: fallbackVar(vars.headerMiddle.text, vars.color.textSubtle),
    },
  },
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

export const member = style({
  ...truncate,
  fontSize: vars.text[13],
  lineHeight: '18px',
  fontWeight: vars.font.medium,
});

export const chevron = style({
  display: 'flex',
  color: fallbackVar(vars.headerMiddle.text, vars.color.textSubtle),
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

/** A hint for desks. */
export const keys = style([quiet, { '@media': { [media.belowDesktop]: { display: 'none' } } }]);

/** Keys are for who has them. */
export const hints = style({
  '@media': { [media.touch]: { display: 'none' } },
});
export const hint = style({
  display: 'flex',
  gap: vars.space[2],
  padding: `2px ${vars.space[3]}`,
  ...mutedText,
});
export const keyOf = style([quiet, { fontFamily: 'inherit' }]);

export const chosen = style({ display: 'flex', width: 16, color: vars.color.brandText });
