import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

export const page = style({ display: 'flex', flexDirection: 'column', gap: space[3] });
export const title = style({ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 10 });
export const about = style({
  color: vars.color.textSubtle,
  fontSize: vars.text[14],
  overflowWrap: 'anywhere',
});
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { print: { display: 'none' } },
});
