import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, line } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const waiting = style({ display: 'grid', gap: space[3] });
export const title = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 10 });
export const subtitle = style({
  color: color.textSubtle,
  fontSize: text[14],
  fontVariantNumeric: 'tabular-nums',
});
export const onlyHere = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginInlineStart: 'auto',
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 }, print: { display: 'none' } },
});
