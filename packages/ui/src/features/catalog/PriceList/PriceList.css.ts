import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
});
export const name = style({ color: vars.color.textSubtle, overflowWrap: 'anywhere' });
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const mainName = style([name, { color: vars.color.text, fontWeight: vars.font.medium }]);
export const mainAmount = style([amount, { fontWeight: vars.font.semibold }]);
export const percent = style([name, { fontWeight: vars.font.regular }]);
