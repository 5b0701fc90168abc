import { style } from '@vanilla-extract/css';
import { choiceBox, choiceLine } from '../Field/choice.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const line = style({ ...choiceLine, alignItems: 'center' });

export const track = style({
  ...choiceBox,
  width: 36,
  height: 20,
  margin: 0,
  padding: 3,
  borderRadius: vars.radius.full,
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
