import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const waiting = style({
  marginBottom: space[4],
  padding: `${space[1]} ${space[3]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.sunken,
  ...fontSize(13),
  '@media': { print: { display: 'none' } },
});
export const lists = style({ margin: 0, padding: 0, listStyle: 'none' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[1],
  selectors: { '& + &': { borderTop: hairline } },
  '@media': { [media.phone]: { fontSize: vars.text[14] } },
});
export const mark = style({ display: 'grid', color: color.textMuted });
export const text = style({ overflowWrap: 'anywhere' });
