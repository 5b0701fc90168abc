import { globalStyle, style } from '@vanilla-extract/css';
import { flexRow, fontSize, numberText } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.css.ts';

/** Sizes are those of paper. */
const mm = (length: number) => `${length}mm`;
const { color, text: size } = vars;
const quiet = color.textMuted;

export const paper = style({
  boxSizing: 'border-box',
  width: mm(210),
  padding: `${mm(16)} ${mm(20)} ${mm(12)}`,
  background: color.surface,
  color: color.text,
  ...fontSize(13),
});
export const dense = style({ paddingBlock: `${mm(9)} ${mm(10)}` });
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBottom: mm(4),
  borderBottom: `${mm(0.4)} solid ${color.text}`,
});
export const title = style({ ...fontSize(24), fontWeight: vars.font.semibold });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: mm(10),
  marginTop: mm(8),
  breakInside: 'avoid',
  selectors: { [`${dense} &`]: { marginTop: mm(4) } },
});
export const term = style({ color: quiet, ...fontSize(12) });
export const name = style({ fontSize: size[14], fontWeight: vars.font.semibold, overflowWrap: 'anywhere' });
/** To be written on. */
export const line = style({ height: mm(6), borderBottom: `${mm(0.25)} dotted ${quiet}` });
export const facts = style({ display: 'grid', gap: mm(1), marginTop: mm(1) });
export const fact = style({ display: 'grid', gridTemplateColumns: `${mm(28)} minmax(0, 1fr)`, color: quiet });
export const known = style({ color: color.text, fontWeight: vars.font.medium, overflowWrap: 'anywhere' });
export const text = style({
  marginTop: mm(8),
  fontSize: size[14],
  lineHeight: '22px',
  selectors: { [`${dense} &`]: { marginTop: mm(4), ...fontSize(13) } },
});
export const table = style({
  width: '100%',
  marginTop: mm(5),
  borderCollapse: 'collapse',
  textAlign: 'start',
  selectors: { [`${dense} &`]: { marginTop: mm(3) } },
});
globalStyle(`${table} th`, {
  textAlign: 'start',
  padding: `${mm(1.5)} ${mm(3)}`,
  borderBlock: `${mm(0.3)} solid ${color.text}`,
  color: quiet,
  ...fontSize(12),
  fontWeight: vars.font.medium,
});
globalStyle(`${table} td`, {
  padding: `${mm(2.4)} ${mm(3)}`,
  borderBottom: `${mm(0.2)} solid ${color.borderStrong}`,
});
globalStyle(`${dense} ${table} td`, { paddingBlock: mm(0.6), fontSize: size[12], lineHeight: '13px' });
export const amount = style({
  fontSize: size[16],
  fontWeight: vars.font.semibold,
  ...numberText,
  selectors: { [`${table} &`]: { textAlign: 'end' } },
});
export const words = style({
  display: 'block',
  color: quiet,
  fontSize: size[12],
  lineHeight: '14px',
  overflowWrap: 'anywhere',
});
export const answer = style({
  padding: mm(4),
  border: `${mm(0.3)} solid ${color.borderStrong}`,
  borderRadius: mm(1.5),
});
globalStyle(`${dense} ${answer}`, { padding: mm(2) });
globalStyle(`${dense} ${table} ${words}`, {
  display: 'inline',
  marginInlineStart: mm(1),
  lineHeight: '13px',
});
export const option = style({
  ...flexRow(mm(3)),
  marginBottom: mm(1.5),
  ...fontSize(16),
  fontWeight: vars.font.semibold,
});
export const box = style({
  flex: 'none',
  width: mm(6),
  height: mm(6),
  border: `${mm(0.4)} solid ${color.text}`,
  borderRadius: mm(0.8),
});
export const own = style({
  display: 'grid',
  gap: `${mm(1.5)} ${mm(4)}`,
  selectors: { [`${dense} &`]: { gridTemplateColumns: '1fr 1fr' } },
});
export const blank = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: mm(2),
});
globalStyle(`${blank} dd`, { height: mm(7), borderBottom: `${mm(0.25)} dotted ${quiet}` });
export const signature = style({ breakInside: 'avoid', overflowWrap: 'anywhere' });
export const stamp = style({
  display: 'grid',
  placeItems: 'end',
  height: mm(30),
  marginTop: mm(2),
  padding: `${mm(1.5)} ${mm(2)}`,
  border: `${mm(0.25)} dashed ${color.borderStrong}`,
  borderRadius: mm(1.5),
  color: quiet,
  fontSize: size[12],
  selectors: { [`${dense} &`]: { height: mm(16) } },
});
export const signer = style({
  display: 'grid',
  gridTemplateColumns: '1.5fr 1fr',
  gap: mm(4),
  marginTop: mm(1),
  color: quiet,
  fontSize: size[12],
});
export const source = style({
  marginTop: mm(6),
  color: quiet,
  fontSize: size[12],
  selectors: { [`${dense} &`]: { marginTop: mm(3) } },
});
globalStyle(`${dense} ${own} dd`, { height: mm(5) });
globalStyle(`${dense} ${own}`, { rowGap: 0 });
