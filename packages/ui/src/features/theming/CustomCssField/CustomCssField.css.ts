import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, oneColumn, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const code = style(oneColumn(vars.space[2]));

globalStyle(`${code} :is(textarea, code)`, { fontFamily: 'ui-monospace, monospace', tabSize: 2 });

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...fontSize(13),
  color: vars.color.critical,
  overflowWrap: 'anywhere',
});

export const problem = style({});
globalStyle(`${problem} > code`, {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text[12],
  ...truncate,
});

export const number = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
