import { style } from '@vanilla-extract/css';
import { titleLine, titleNote, toolbarLine } from '../../primitives/Heading/titleLine.ts';
import { flexColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style(flexColumn(space[3]));
export const title = style(titleLine);
export const about = style({ ...titleNote, overflowWrap: 'anywhere' });
export const toolbar = style(toolbarLine);
