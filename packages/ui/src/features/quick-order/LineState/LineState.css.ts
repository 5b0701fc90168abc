import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 6,
  fontWeight: vars.font.medium,
  whiteSpace: 'nowrap',
});
export const good = style([state, { color: vars.color.positive }]);
export const bad = style([state, { color: vars.color.critical }]);
