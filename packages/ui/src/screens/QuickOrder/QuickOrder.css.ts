import { style } from '@vanilla-extract/css';
import { titleEnd, titleLine, titleNote } from '../../primitives/Heading/titleLine.ts';
import { flexColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style(flexColumn(space[3]));
export const title = style(titleLine);
export const count = style({ ...titleNote, whiteSpace: 'nowrap' });
export const onlyHere = style(titleEnd);
