import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const brand = style({ display: 'block', fontSize: vars.text[13], lineHeight: vars.line[13] });
export const name = style({ marginTop: vars.space[1], overflowWrap: 'anywhere' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  gap: '6px 12px',
  marginTop: vars.space[4],
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.border}`,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
export const term = style({ color: vars.color.textSubtle });
export const fact = style({ overflowWrap: 'anywhere' });
export const code = style([fact, { fontVariantNumeric: 'tabular-nums slashed-zero' }]);
export const stock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[4],
});
