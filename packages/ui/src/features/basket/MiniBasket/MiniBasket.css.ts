import { style } from '@vanilla-extract/css';
import { linkedName } from '../../../primitives/Link/linkedName.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, line, font } = vars;

export const mini = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', color: color.text });
export const lines = style({
  maxHeight: 'min(360px, 50dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto 32px',
  alignItems: 'center',
  gap: '0 12px',
  padding: '10px 8px 10px 16px',
  borderBottom: `1px solid ${color.border}`,
  fontSize: text[13],
  lineHeight: line['13Tight'],
});
export const words = style({ minWidth: 0 });
export const name = style(linkedName);
export const quantity = style({
  display: 'block',
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
  fontVariantNumeric: 'tabular-nums',
});
export const amount = style({
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const failure = style({
  gridColumn: '2 / -1',
  marginTop: 4,
  color: color.critical,
  fontSize: text[12],
  lineHeight: line[12],
});
export const foot = style({ display: 'grid', gap: 8, padding: 16 });
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  fontSize: text[14],
  lineHeight: line[14],
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const totalValue = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
