import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, inlineRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const on = (selector: string) => `&:not([aria-disabled="true"])${selector}`;

export const base = style({
  ...inlineRow(vars.space[2]),
  justifyContent: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  // In large letters a label may be longer than the window is wide.
  '@media': { [media.least]: { maxWidth: '100%', whiteSpace: 'normal' } },
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-disabled="true"]:not([data-pending])': {
      background: color.sunken,
      borderColor: color.border,
      color: color.textSubtle,
    },
    '&[data-pending]': { cursor: 'progress' },
  },
});

export const tones = styleVariants({
  brand: {
    background: color.brand,
    color: color.onBrand,
    selectors: {
      [on(':hover')]: { background: color.brandHover },
      [on(':active')]: { background: color.brandActive },
      '&[data-done]': { background: color.positiveSolid, color: color.onPositive },
    },
  },
  secondary: {
    background: color.surface,
    borderColor: color.borderStrong,
    color: color.text,
    selectors: {
      [on(':hover')]: { background: color.hover },
      [on(':active')]: { background: color.sunken },
      '&[data-done]': { borderColor: color.positive, color: color.positive },
    },
  },
  quiet: {
    color: color.textMuted,
    selectors: {
      [on(':hover')]: { background: color.hover, color: color.text },
      [on(':active')]: { background: color.sunken, color: color.text },
      '&[data-done]': { color: color.positive },
    },
  },
  danger: {
    background: color.surface,
    borderColor: color.critical,
    color: color.critical,
    selectors: {
      [on(':hover')]: { background: color.criticalSoft },
      [on(':active')]: { background: color.criticalSoft, boxShadow: `inset 0 0 0 1px ${color.critical}` },
      '&[data-done]': { borderColor: color.positive, color: color.positive },
    },
  },
});

export const sizes = styleVariants({
  sm: {
    minHeight: vars.size.controlSm,
    paddingInline: vars.space[3],
    ...fontSize(13),
  },
  md: {
    minHeight: vars.size.control,
    paddingInline: vars.space[4],
    ...fontSize(14),
  },
  lg: {
    minHeight: vars.size.controlLg,
    paddingInline: vars.space[6],
    ...fontSize(16),
  },
});

/** As wide as its place: a label that is longer takes another line. */
export const block = style({ width: '100%', whiteSpace: 'normal' });

const square = (width: string) => ({ paddingInline: 0, flex: 'none', width });
/** A square for one icon: as wide as it is high. */
export const squares = styleVariants({
  sm: [sizes.sm, square(vars.size.controlSm)],
  md: [sizes.md, square(vars.size.control)],
  lg: [sizes.lg, square(vars.size.controlLg)],
});

/** For a label of one line, unless it is longer than all the room there is. */
export const wrapping = style({ flexShrink: 0, maxWidth: '100%', whiteSpace: 'normal', textAlign: 'center' });

globalStyle(`${sizes.sm} > svg`, {
  width: vars.size.iconSm,
  height: vars.size.iconSm,
});
