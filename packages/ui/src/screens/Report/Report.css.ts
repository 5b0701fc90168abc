import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

export const title = style({ margin: `${vars.space[2]} 0 ${vars.space[2]}` });

/** What the two letters mean, once. */
export const sideNote = style({
  marginBottom: vars.space[2],
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
});
