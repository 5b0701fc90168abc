import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({
  listStyle: 'disc',
  paddingInlineStart: vars.space[4],
  overflowWrap: 'anywhere',
});
