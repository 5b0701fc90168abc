import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, line, font, radius, size } = vars;
const edge = `1px solid ${color.border}`;

export const head = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderBottom: edge,
});
export const title = style({ fontSize: text[16], lineHeight: line[16], fontWeight: font.semibold });
export const count = style({
  color: color.textMuted,
  fontSize: text[13],
  lineHeight: line[13],
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${count} > b`, { color: color.text, fontWeight: font.semibold });
export const kept = style({ display: 'flex', alignItems: 'center', gap: space[2] });
export const empty = style({
  padding: space[4],
  color: color.textMuted,
  fontSize: text[14],
  lineHeight: line[14],
});
export const list = style({ flex: '1 1 0', minHeight: 64, overflow: 'auto', overscrollBehavior: 'contain' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: 60,
  padding: `6px ${space[4]}`,
  borderBottom: edge,
  '@media': { [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const openItem = style([
  item,
  { background: color.brandSoft, boxShadow: `inset 3px 0 0 ${color.brand}` },
]);
export const thumb = style({
  width: 40,
  height: 40,
  borderRadius: radius.small,
  background: color.tile,
  objectFit: 'contain',
});
/** In place of a picture; the ground of pictures is white by night, too. */
export const noThumb = style([
  thumb,
  { display: 'grid', placeItems: 'center', background: color.sunken, color: color.textMuted },
]);
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: text[14],
  lineHeight: line[14],
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
});
export const quantity = style({ width: 138, maxWidth: '100%' });
export const code = style({ width: 150, maxWidth: '100%' });
export const amount = style({
  minWidth: size.touch,
  minHeight: size.touch,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});
globalStyle(`${amount} > b`, {
  color: color.text,
  fontSize: text[16],
  lineHeight: line[16],
  fontWeight: font.semibold,
});
