import { style } from '@vanilla-extract/css';
import { choiceBox } from '../Field/choice.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const radio = style({
  ...choiceBox,
  width: 18,
  height: 18,
  margin: '1px 0',
  borderRadius: vars.radius.full,
  selectors: {
    '&:hover:enabled:not(:checked)': { borderColor: color.textSubtle },
    '&:checked': { borderWidth: 6, borderColor: color.brandText },
    '&:disabled': { background: color.sunken, borderColor: color.border },
    '&:disabled:checked': { borderColor: color.borderStrong },
  },
});
