import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../theme/vars.css.ts';

export const code = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] });

globalStyle(`${code} :is(textarea, code)`, { fontFamily: 'ui-monospace, monospace', tabSize: 2 });

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  color: vars.color.critical,
  overflowWrap: 'anywhere',
});

export const problem = style({});
globalStyle(`${problem} > code`, {
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text[12],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const number = style({ fontWeight: vars.font.semibold, fontVariantNumeric: 'tabular-nums' });
