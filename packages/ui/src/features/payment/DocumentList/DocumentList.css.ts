import { style } from '@vanilla-extract/css';
import { buttonRow, captionText, hairline, numberText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gap: space[2],
  marginBottom: space[6],
  padding: space[4],
  border: hairline,
  borderRadius: vars.radius.card,
  textAlign: 'start',
});
export const list = style({
  display: 'grid',
  maxHeight: 240,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  padding: '6px 0',
  borderBottom: hairline,
  fontSize: vars.text[13],
  overflowWrap: 'anywhere',
});
export const amount = style(numberText);
export const changed = style({ flexBasis: '100%', color: color.caution, textAlign: 'end' });
export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontWeight: vars.font.semibold,
});
export const hint = style(captionText);
export const actions = style(buttonRow);
