import { globalStyle, style } from '@vanilla-extract/css';
import { buttonRow, fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[12]} ${vars.space[6]}`,
  textAlign: 'center',
});
export const mark = style({ marginBottom: vars.space[2], color: vars.color.textSubtle });
export const markFailed = style({ marginBottom: vars.space[2], color: vars.color.critical });
export const text = style({
  maxWidth: '48ch',
  color: vars.color.textMuted,
  ...fontSize(14),
  textWrap: 'pretty',
});
export const actions = style({
  ...buttonRow,
  justifyContent: 'center',
  marginTop: vars.space[3],
});
// A label that is longer than all the room there is goes on in a second line.
globalStyle(`${actions} > button`, { maxWidth: '100%', whiteSpace: 'normal', textAlign: 'center' });
