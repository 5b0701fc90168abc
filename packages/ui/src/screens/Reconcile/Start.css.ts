import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import {
  buttonRow,
  captionText,
  cardSurface,
  centered,
  flexRow,
  fontSize,
  hairline,
  mutedText,
  wrappingRow,
} from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, font } = vars;

export const promise = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  padding: `14px ${space[5]}`,
  border: `1px solid ${color.brandLine}`,
  borderRadius: vars.radius.card,
  background: color.brandSoft,
  overflowWrap: 'anywhere',
  '@media': { [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const promiseIcon = style({
  gridRow: '1 / 3',
  '@media': { [media.least]: { gridRow: 'auto' } },
  ...centered,
  width: 40,
  height: 40,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.brandText,
});
export const promiseText = style(mutedText);
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] } },
});
export const card = style({
  minWidth: 0,
  padding: space[5],
  ...cardSurface,
  '@media': { [media.phone]: { padding: space[4] } },
});
export const step = style({ ...flexRow(10), marginBlockEnd: 14 });
export const stepNumber = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: color.brandSoft,
  color: color.brandText,
  fontSize: text[13],
  fontWeight: font.semibold,
});
export const fileBox = style({
  ...wrappingRow(space[3]),
  padding: `${space[2]} ${space[2]} ${space[2]} 14px`,
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.canvas,
  ...fontSize(13),
  selectors: { '&[data-over]': { outline: `2px dashed ${color.brand}`, outlineOffset: 2 } },
});
export const fileIcon = style({ display: 'inline-flex', color: color.textMuted });
export const fileName = style({
  flex: '1 1 220px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  color: color.textMuted,
});
export const strong = style({ color: color.text, fontWeight: font.semibold });
export const drop = style([
  fileBox,
  {
    flexDirection: 'column',
    padding: `${space[8]} ${space[4]}`,
    borderStyle: 'dashed',
    borderColor: color.borderStrong,
    textAlign: 'center',
  },
]);
export const ways = style({ ...buttonRow, justifyContent: 'center' });
export const waiting = style({ ...flexRow(space[2]), minHeight: 96 });
export const notes = style({ display: 'grid', gap: space[3], marginBlockStart: space[4] });
export const seller = style({ display: 'grid', gap: 14 });
export const facts = style({
  display: 'grid',
  gap: 6,
  paddingBlockStart: space[3],
  borderTop: hairline,
  ...fontSize(13),
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const factName = style({ color: color.textMuted });
export const factValue = style({ fontWeight: font.medium, textAlign: 'end' });
export const hint = style({ ...captionText, textAlign: 'center' });
export const next = style({ display: 'grid', gap: space[2], marginBlockStart: space[2] });
