import { style } from '@vanilla-extract/css';
import { numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { ground, invalidEdge } from '../Field/control.css.ts';

const { color } = vars;

export const textArea = style([
  ground,
  {
    display: 'block',
    width: '100%',
    minHeight: 64,
    padding: `10px ${vars.space[3]}`,
    resize: 'vertical',
    fontSize: vars.text.body,
    lineHeight: vars.line[14],
    selectors: {
      '&[aria-invalid="true"]': invalidEdge,
      '&::placeholder': { color: color.textSubtle, opacity: 1 },
      '&:disabled': { resize: 'none' },
    },
  },
]);

export const counter = style(numberText);

export const over = style([counter, { color: color.critical, fontWeight: vars.font.medium }]);
