import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const errors = style({
  listStyle: 'disc',
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
});
