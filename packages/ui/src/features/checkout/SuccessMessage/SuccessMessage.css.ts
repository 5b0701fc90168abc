import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[16]} ${space[4]}`,
  textAlign: 'center',
});
export const mark = style({ marginBottom: space[2], color: vars.color.positiveSolid });
export const number = style({
  ...fontSize(16),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
export const code = style({
  color: vars.color.text,
  fontWeight: vars.font.semibold,
  fontVariantNumeric: 'tabular-nums slashed-zero',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginTop: space[4],
});
