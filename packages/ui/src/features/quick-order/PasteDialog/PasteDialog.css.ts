import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text, line } = vars;

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[5] } },
});
export const word = style({
  marginBlockEnd: 6,
  fontSize: text[13],
  lineHeight: line[13],
  fontWeight: vars.font.medium,
});
export const nothing = style({ color: color.textMuted, fontSize: text[13], lineHeight: line[13] });
export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  fontSize: text[13],
  lineHeight: line[13],
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(52px, auto) 120px',
  alignItems: 'center',
  gap: space[3],
  minHeight: 36,
  padding: `6px ${space[3]}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
export const code = style({ overflowWrap: 'anywhere' });
/** A sentence that is no product is told by its beginning. */
export const twoLines = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const merged = style({ display: 'block', color: color.textMuted, fontSize: text[12] });
export const number = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const more = style({
  padding: `${space[2]} ${space[3]}`,
  borderTop: `1px solid ${color.border}`,
  color: color.textMuted,
});
