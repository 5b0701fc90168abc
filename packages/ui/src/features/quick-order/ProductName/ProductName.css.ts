import { style } from '@vanilla-extract/css';
import { linkedName } from '../../../primitives/Link/linkedName.css.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, text, line } = vars;

/** The cell it stands in. */
export const cell = style({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
});
export const words = style({ minWidth: 0 });
export const title = style(linkedName);
/** What stands below the name. */
export const small = style({
  display: 'block',
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: line[12],
  fontVariantNumeric: 'tabular-nums slashed-zero',
  overflowWrap: 'anywhere',
});
export const thumb = style({
  width: 32,
  maxWidth: 'none',
  height: 32,
  borderRadius: vars.radius.small,
  background: color.tile,
  objectFit: 'contain',
});
export const noThumb = style([
  thumb,
  { display: 'grid', placeItems: 'center', background: color.sunken, color: color.textSubtle },
]);
