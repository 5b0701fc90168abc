import { style } from '@vanilla-extract/css';
import { captionText, fontSize, hairline } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.css.ts';

export const body = style({ display: 'grid', gap: vars.space[4] });
export const balances = style({ border: hairline, borderRadius: vars.radius.control });
export const balance = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: vars.space[2],
  padding: '8px 12px',
  ...fontSize(13),
  selectors: { '& + &': { borderTop: hairline } },
});
export const amount = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
export const hint = style(captionText);
