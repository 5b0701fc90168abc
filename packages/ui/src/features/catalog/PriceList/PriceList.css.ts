import { style } from '@vanilla-extract/css';
import { fontSize, numberText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 8px',
  ...fontSize(13),
});
export const name = style({ color: vars.color.textSubtle, overflowWrap: 'anywhere' });
export const amount = style({ ...numberText, textAlign: 'end' });
export const mainName = style([name, { color: vars.color.text, fontWeight: vars.font.medium }]);
export const mainAmount = style([amount, { fontWeight: vars.font.semibold }]);
export const percent = style([name, { fontWeight: vars.font.regular }]);
