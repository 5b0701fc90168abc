import { style, styleVariants } from '@vanilla-extract/css';
import { inlineRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

const base = style({
  ...inlineRow(vars.space[1]),
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});

export const state = styleVariants({
  ready: [base, { color: color.positive }],
  searching: [base, { color: color.textMuted }],
  similar: [base, { color: color.caution }],
  several: [base, { color: color.caution }],
  missing: [base, { color: color.critical }],
  notForSale: [base, { color: color.critical }],
  badQuantity: [base, { color: color.critical }],
  unreadable: [base, { color: color.critical }],
  failed: [base, { color: color.critical }],
});
