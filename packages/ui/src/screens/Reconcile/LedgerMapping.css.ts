import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, hairline, inlineRow, wrappingRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, font } = vars;

export const form = style({
  ...wrappingRow(`${space[2]} ${space[3]}`),
  marginBlockStart: space[4],
  ...fontSize(13),
});
export const segments = style({
  display: 'inline-flex',
  padding: 2,
  border: hairline,
  borderRadius: vars.radius.control,
  background: color.canvas,
  '@media': { [media.phone]: { display: 'grid', width: '100%' } },
});
export const segment = style({
  minHeight: vars.size.controlSm,
  padding: '0 12px',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: text[13],
  color: color.textMuted,
  selectors: {
    '&[aria-pressed="true"]': {
      borderColor: color.borderStrong,
      background: color.surface,
      color: color.text,
      fontWeight: font.medium,
    },
  },
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
export const remembered = style({
  ...inlineRow(6),
  marginInlineStart: 'auto',
  color: color.textMuted,
  fontSize: text[12],
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
export const maps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: space[3],
  marginBlock: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' } },
});
export const frame = style({
  border: hairline,
  borderRadius: vars.radius.control,
  overflowX: 'auto',
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  ...fontSize('13Tight'),
});
export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  borderTop: hairline,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind="number"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-chosen]': { background: color.brandSoft },
    '&:not([data-chosen])': { color: color.textSubtle },
  },
});
/** Free text is what gives way. */
export const long = style({ maxWidth: 280, overflow: 'hidden', textOverflow: 'ellipsis' });
export const head = style([
  cell,
  {
    borderTop: 0,
    background: color.canvas,
    fontSize: text[12],
    fontWeight: font.medium,
    verticalAlign: 'top',
    selectors: { '&[data-chosen]': { color: color.brandText, boxShadow: `inset 0 2px 0 ${color.brand}` } },
  },
]);
export const columnName = style({
  display: 'block',
  color: color.textMuted,
  fontSize: text[12],
  fontWeight: font.regular,
});
export const place = style([
  cell,
  {
    width: 40,
    background: color.canvas,
    textAlign: 'end',
    fontSize: text[12],
    fontVariantNumeric: 'tabular-nums',
  },
]);
