import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline, lineClamp, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text } = vars;

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[5] } },
});
export const word = style({
  marginBlockEnd: 6,
  ...fontSize(13),
  fontWeight: vars.font.medium,
});
export const nothing = style(mutedText);
export const list = style({
  border: hairline,
  borderRadius: vars.radius.control,
  ...fontSize(13),
});
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(52px, auto) 120px',
  alignItems: 'center',
  gap: space[3],
  minHeight: 36,
  padding: `6px ${space[3]}`,
  selectors: { '& + &': { borderTop: hairline } },
});
export const code = style({ overflowWrap: 'anywhere' });
/** A sentence that is no product is told by its beginning. */
export const twoLines = style(lineClamp(2));
export const merged = style({ display: 'block', color: color.textMuted, fontSize: text[12] });
export const number = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const more = style({
  padding: `${space[2]} ${space[3]}`,
  borderTop: hairline,
  color: color.textMuted,
});
