import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { centered, fontSize, hairline, numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { box } from '../Field/control.css.ts';
import { base, squares, tones } from '../Button/Button.css.ts';
import { foot as modalFoot } from '../Dialog/Modal.css.ts';

const { color } = vars;

export const fields = style({ display: 'flex', gap: vars.space[3] });

export const field = style({ display: 'grid', flex: 1, gap: vars.space[1] });

export const fieldLabel = style({
  ...fontSize(12),
  fontWeight: vars.font.medium,
  color: color.textMuted,
});

export const input = style([
  box,
  {
    alignItems: 'center',
    paddingInline: vars.space[2],
    ...numberText,
  },
]);

export const segment = style({
  padding: '0 1px',
  borderRadius: 2,
  outline: 0,
  caretColor: 'transparent',
  selectors: {
    '&[data-placeholder]': { color: color.textSubtle },
    '&[data-focused]': { background: color.brand, color: color.onBrand },
  },
});

export const presets = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });

export const preset = style({
  height: 32,
  padding: '0 7px',
  border: hairline,
  borderRadius: vars.radius.full,
  background: color.surface,
  color: color.textMuted,
  fontSize: vars.text[13],
  fontWeight: vars.font.medium,
  selectors: {
    '&:hover': { background: color.hover, color: color.text },
    '&[aria-pressed="true"]': {
      background: color.brandSoft,
      borderColor: color.brandLine,
      color: color.brandText,
    },
  },
  '@media': { [media.touch]: { height: vars.size.touch } },
});

export const calendarHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBottom: vars.space[1],
});

export const month = style({ fontSize: vars.text[14], fontWeight: vars.font.semibold });

export const turn = style([base, tones.quiet, squares.sm]);

export const grid = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });

globalStyle(`${grid} th`, {
  height: 28,
  fontSize: vars.text[12],
  fontWeight: vars.font.medium,
  color: color.textSubtle,
});
globalStyle(`${grid} td`, { padding: '1px 0' });

export const day = style({
  ...centered,
  height: 36,
  borderRadius: vars.radius.control,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
  outline: 0,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-today]': { fontWeight: vars.font.bold, color: color.brandText },
    '&[data-selected]': { borderRadius: 0, background: color.brandSoft, color: color.brandText },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.control,
      borderEndStartRadius: vars.radius.control,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.control,
      borderEndEndRadius: vars.radius.control,
    },
    '&[data-selection-start], &[data-selection-end]': {
      background: color.brand,
      color: color.onBrand,
      fontWeight: vars.font.semibold,
    },
    '&[data-disabled]': { color: color.textSubtle, cursor: 'not-allowed' },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@media': { [media.touch]: { height: vars.size.touch } },
});

/** Stays in sight where the window is too low for the whole panel. */
export const foot = style([modalFoot, { margin: '0 -16px -16px' }]);
