import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/vars.css.ts';

const edge = `1px solid ${vars.color.border}`;

export const body = style({ display: 'grid', gap: vars.space[4] });
export const balances = style({ border: edge, borderRadius: vars.radius.control });
export const balance = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: vars.space[2],
  padding: '8px 12px',
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  selectors: { '& + &': { borderTop: edge } },
});
export const amount = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const hint = style({
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
});
