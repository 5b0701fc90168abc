import { style } from '@vanilla-extract/css';
import { linkedName } from '../../../primitives/Link/linkedName.css.ts';
import { captionText, fontSize, hairline, numberText, spreadRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, font } = vars;

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
  borderBottom: hairline,
  ...fontSize('13Tight'),
});
export const words = style({ minWidth: 0 });
export const name = style(linkedName);
export const quantity = style({
  display: 'block',
  ...captionText,
  fontVariantNumeric: 'tabular-nums',
});
export const amount = style({ fontWeight: font.semibold, ...numberText });
export const failure = style({
  gridColumn: '2 / -1',
  marginTop: 4,
  color: color.critical,
  ...fontSize(12),
});
export const foot = style({ display: 'grid', gap: 8, padding: 16 });
export const total = style({
  ...spreadRow(12),
  ...fontSize(14),
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
export const totalValue = style({ marginInlineStart: 'auto', whiteSpace: 'nowrap' });
