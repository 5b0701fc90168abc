import { style } from '@vanilla-extract/css';
import { captionText, fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '4px 6px 4px 16px',
  borderBottom: hairline,
});
export const title = style({ fontSize: vars.text[14], fontWeight: vars.font.semibold });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
});
const side = { paddingInline: vars.space[4] } as const;
const last = { '&:last-child': { textAlign: 'end' } } as const;
export const columnHead = style({
  ...side,
  paddingBlock: 8,
  ...captionText,
  fontWeight: vars.font.medium,
  textAlign: 'start',
  selectors: last,
});
export const cell = style({
  ...side,
  paddingBlock: 8,
  borderTop: hairline,
  overflowWrap: 'anywhere',
  // A number that goes on in the next line is read as two.
  selectors: { '&:last-child': { ...last['&:last-child'], overflowWrap: 'normal' } },
});
/** Nothing there. */
export const none = style([cell, { color: color.textSubtle }]);
export const message = style({ padding: vars.space[4], color: color.textMuted, fontSize: vars.text[13] });
export const pending = style({ display: 'grid', justifyItems: 'end' });
