import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text, line } = vars;

export const frame = style({
  marginBlockStart: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.control,
  overflow: 'auto',
});
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'auto',
  fontSize: text[13],
  lineHeight: line['13Tight'],
});
globalStyle(`${table} tr + tr, ${table} tbody tr`, { borderTop: `1px solid ${color.border}` });
globalStyle(`${table} th small`, {
  fontWeight: vars.font.regular,
  fontSize: text[12],
  color: color.textMuted,
  // The fields above name the columns there.
  '@media': { [media.phone]: { display: 'none' } },
});

export const cell = style({
  padding: `${space[2]} ${space[3]}`,
  textAlign: 'start',
});
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
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
export const twoLines = style(clamped);
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
      ...clamped,
      color: color.textMuted,
      fontSize: text[12],
      fontWeight: vars.font.regular,
    },
  },
});
