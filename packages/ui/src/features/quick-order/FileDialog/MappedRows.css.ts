import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, hairline, lineClamp } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text } = vars;

export const frame = style({
  marginBlockStart: space[4],
  border: hairline,
  borderRadius: vars.radius.control,
  overflow: 'auto',
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'auto',
  ...fontSize('13Tight'),
});
globalStyle(`${table} tr + tr, ${table} tbody tr`, { borderTop: hairline });
globalStyle(`${table} th small`, {
  fontWeight: vars.font.regular,
  fontSize: text[12],
  color: color.textMuted,
  // The fields above name the columns there.
  '@media': { [media.phone]: { display: 'none' } },
});

export const cell = style({ padding: `${space[2]} ${space[3]}`, textAlign: 'start' });
export const headCell = style([
  cell,
  {
    background: color.canvas,
    fontSize: text[12],
    fontWeight: vars.font.medium,
    verticalAlign: 'top',
    '@media': { [media.phone]: { paddingBlock: space[1] } },
  },
]);
/** A code stands on one line as long as it is no longer than codes are. */
export const chosen = style({
  minWidth: 128,
  background: color.brandSoft,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
});
/** Six digits stand on one line. */
export const quantityCell = style([
  cell,
  {
    minWidth: 88,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { minWidth: 72 } },
  },
]);
export const twoLines = style(lineClamp(2));
export const beside = style({
  color: color.textMuted,
  overflowWrap: 'break-word',
  '@media': { [media.phone]: { display: 'none' } },
});
export const place = style([
  cell,
  {
    width: 40,
    textAlign: 'end',
    fontSize: text[12],
    fontWeight: vars.font.regular,
    color: color.textSubtle,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { display: 'none' } },
  },
]);
export const lostCode = style({ color: color.critical });
export const onPhone = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      ...lineClamp(2),
      color: color.textMuted,
      fontSize: text[12],
      fontWeight: vars.font.regular,
    },
  },
});
