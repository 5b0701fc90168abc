import { style } from '@vanilla-extract/css';
import { titleEnd, titleNote, toolbarLine } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { flexColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style(flexColumn(space[3]));
export const title = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: space[2] });
export const about = style(titleNote);
export const onlyHere = style(titleEnd);
export const toolbar = style({ ...toolbarLine, alignItems: 'center' });
export const add = style({
  flex: '0 1 280px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
/** The place of the name and the button beside it, and that of a tool. */
export const heldName = style({ height: vars.size.controlSm });
export const held = style({ height: vars.size.control });
