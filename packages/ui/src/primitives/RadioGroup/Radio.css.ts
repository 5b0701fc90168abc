import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: 18,
  height: 18,
  margin: '1px 0',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: color.surface,
  cursor: 'inherit',
  selectors: {
    '&:hover:enabled:not(:checked)': { borderColor: color.textSubtle },
    '&:checked': { borderWidth: 6, borderColor: color.brandText },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:disabled:checked': { borderColor: color.borderStrong },
  },
});
