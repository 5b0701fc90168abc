import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';
import { invalidEdge } from '../Field/control.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const line = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontSize: vars.text.body,
  lineHeight: vars.line[14],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textSubtle, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: vars.size.touch, alignItems: 'center' } },
});

/** The square; shared with nothing but drawn by the input itself, so that forced colours and printing keep it. */
export const checkbox = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 18,
  height: 18,
  margin: '1px 0',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled': { borderColor: color.textSubtle },
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&:hover:enabled:checked, &:hover:enabled:indeterminate': {
      background: color.brandHover,
      borderColor: color.brandHover,
    },
    '&[aria-invalid="true"]:not(:checked)': invalidEdge,
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&::before': { content: '""', display: 'none' },
    '&:checked::before': {
      display: 'block',
      width: 6,
      height: 10,
      marginTop: -2,
      border: `solid ${color.onBrand}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:indeterminate::before': {
      display: 'block',
      width: 8,
      height: 0,
      margin: 0,
      border: `solid ${color.onBrand}`,
      borderWidth: '0 0 2px',
      rotate: '0deg',
    },
    '&:disabled::before': { borderColor: color.textSubtle },
  },
});
