import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.body,
  lineHeight: vars.line[14],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textSubtle, cursor: 'not-allowed' } },
  '@media': { [media.touch]: { minHeight: vars.size.touch } },
});

export const track = style({
  appearance: 'none',
  flex: 'none',
  width: 36,
  height: 20,
  margin: 0,
  padding: 3,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled': { borderColor: color.textSubtle },
    '&::before': {
      content: '""',
      display: 'block',
      width: 12,
      height: 12,
      borderRadius: vars.radius.full,
      background: color.textSubtle,
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked': { background: color.brand, borderColor: color.brand },
    '&:hover:enabled:checked': { background: color.brandHover, borderColor: color.brandHover },
    '&:checked::before': { background: color.onBrand, transform: 'translateX(16px)' },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:disabled::before': { background: color.borderStrong },
  },
});
