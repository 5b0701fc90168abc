import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: 2,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
});
export const name = style({ color: vars.color.textSubtle });
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const main = style([line, { fontWeight: vars.font.semibold }]);
export const mainName = style({ color: vars.color.text, fontWeight: vars.font.medium });
export const percent = style({ color: vars.color.textSubtle, fontWeight: vars.font.regular });
