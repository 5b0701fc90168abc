import { globalStyle, style } from '@vanilla-extract/css';
import { thumbnail } from '../../primitives/Image/thumbnail.ts';
import { media } from '../../theme/breakpoints.ts';
import {
  captionText,
  centered,
  flexRow,
  fontSize,
  hairline,
  lineClamp,
  mutedText,
  wrappingRow,
} from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, radius, size } = vars;

export const head = style({
  flex: 'none',
  ...wrappingRow(space[2], 'baseline'),
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[4]}`,
  borderBottom: hairline,
});
export const title = style({ ...fontSize(16), fontWeight: font.semibold });
export const count = style({ ...mutedText, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${count} > b`, { color: color.text, fontWeight: font.semibold });
export const kept = style(flexRow(space[2]));
export const empty = style({
  padding: space[4],
  color: color.textMuted,
  ...fontSize(14),
});
export const list = style({ flex: '1 1 0', minHeight: 64, overflow: 'auto', overscrollBehavior: 'contain' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space[1]} ${space[3]}`,
  minHeight: 60,
  padding: `6px ${space[4]}`,
  borderBottom: hairline,
  '@media': { [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const openItem = style([
  item,
  { background: color.brandSoft, boxShadow: `inset 3px 0 0 ${color.brand}` },
]);
export const thumb = style(thumbnail(40));
/** In place of a picture; the ground of pictures is white by night, too. */
export const noThumb = style([thumb, { ...centered, background: color.sunken, color: color.textMuted }]);
export const words = style({ display: 'grid', minWidth: 0 });
export const name = style({
  ...lineClamp(2),
  ...fontSize(14),
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  ...captionText,
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
  ...captionText,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.hover } },
});
globalStyle(`${amount} > b`, {
  color: color.text,
  ...fontSize(16),
  fontWeight: font.semibold,
});
