import { style } from '@vanilla-extract/css';
import { flexRow, fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const note = style({
  ...flexRow(space[3]),
  padding: `10px ${space[4]}`,
  border: `1px solid ${color.brandLine}`,
  borderRadius: vars.radius.card,
  background: color.brandSoft,
  ...fontSize(13),
});
export const mark = style({ color: color.brandText, display: 'flex' });
export const said = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const number = style({
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums slashed-zero',
});
export const way = style({ color: color.brandText, fontWeight: vars.font.medium, whiteSpace: 'nowrap' });
