import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 10,
});
export const count = style({
  color: color.textSubtle,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const onlyHere = style({
  marginInlineStart: 'auto',
  color: color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 } },
});
