import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const title = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: space[2] });
export const about = style({
  color: color.textSubtle,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
});
export const onlyHere = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
  color: color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 } },
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});
export const add = style({
  flex: '0 1 280px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
/** The place of the name and the button beside it, and that of a tool. */
export const heldName = style({ height: vars.size.controlSm });
export const held = style({ height: vars.size.control });
