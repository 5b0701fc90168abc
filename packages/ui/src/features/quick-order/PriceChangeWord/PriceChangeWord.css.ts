import { style, styleVariants } from '@vanilla-extract/css';
import { inlineRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const base = style({
  ...inlineRow(6),
  whiteSpace: 'normal',
  fontWeight: vars.font.medium,
});

export const change = styleVariants({
  up: [base, { color: vars.color.caution }],
  down: [base, { color: vars.color.positive }],
  same: [base, { color: vars.color.textMuted }],
});
