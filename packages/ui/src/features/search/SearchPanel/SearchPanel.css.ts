import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import {
  captionText,
  flexRow,
  fontSize,
  hairline,
  inlineRow,
  lineClamp,
  truncate,
  wrappingRow,
} from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'min(648px, 100dvh - 96px)',
  minHeight: 0,
  '@media': { [media.phone]: { height: '100dvh' } },
});

export const head = style({
  flex: 'none',
  ...wrappingRow(`0 ${space[3]}`),
  minHeight: 64,
  paddingInlineEnd: space[3],
  borderBottom: hairline,
  '@media': { [media.phone]: { minHeight: 56, paddingInlineEnd: space[1], gap: 0 } },
});
export const box = style({
  flex: 1,
  ...flexRow(space[3]),
  minWidth: 0,
  paddingInlineStart: space[5],
  color: color.textSubtle,
  '@media': { [media.phone]: { paddingInlineStart: space[4], gap: space[2] } },
});
/** The whole dialog is the frame of the box: a ring of its own would only repeat that the focus is where it always is. */
export const input = style({
  flex: 1,
  minWidth: 0,
  height: 63,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: color.text,
  ...fontSize(16),
  selectors: {
    '&:focus-visible': { outline: 0 },
    '&::placeholder': { color: color.textSubtle, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '@media': { [media.phone]: { height: 55 } },
});
export const inStock = style({
  '@media': {
    [media.phone]: {
      order: 1,
      flexBasis: '100%',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      // Up to the edge, which the close button keeps away from.
      marginInlineEnd: `calc(-1 * ${space[1]})`,
      paddingInline: `${space[4]} ${space[3]}`,
      borderTop: hairline,
      background: color.canvas,
      color: color.textMuted,
    },
  },
});
export const close = style({ flex: 'none', display: 'flex' });

export const columns = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 44fr) minmax(0, 56fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: 0,
  selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const foot = style({
  flex: 'none',
  padding: `${space[3]} ${space[3]} 0`,
  borderTop: hairline,
  selectors: { '&:empty': { display: 'none' } },
});

export const results = style({
  position: 'relative',
  minHeight: 0,
  padding: space[2],
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  selectors: { [`${columns}:not([data-alone]) &`]: { borderInlineEnd: hairline } },
  '@media': {
    [media.phone]: {
      padding: 0,
      selectors: { [`${columns}:not([data-alone]) &`]: { borderInlineEnd: 0 } },
    },
  },
});
export const listHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 32,
  paddingInline: space[3],
  ...captionText,
  fontWeight: vars.font.medium,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minHeight: 40, paddingInline: space[4], fontSize: vars.text[13] } },
});
export const count = styleVariants({
  list: [listHead, { '@media': { [media.phone]: { display: 'none' } } }],
  box: {
    flex: 1,
    ...fontSize(13),
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.tablet]: { display: 'none' } },
  },
});
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const option = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: 64,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  // A shop may answer a thousand: what is out of sight is not laid out.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 64px',
  selectors: { '&[data-highlighted]': { background: color.brandSoft } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '56px minmax(0, 1fr) auto',
      padding: `10px ${space[4]}`,
      borderRadius: 0,
      borderBottom: hairline,
      selectors: { '&[data-highlighted]': { background: 'none' } },
    },
  },
});
export const picture = style({
  display: 'grid',
  width: 48,
  height: 48,
  padding: 1,
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.small,
  background: color.tile,
  '@media': { [media.phone]: { width: 56, height: 56 } },
});
export const words = style({ display: 'grid', gap: 2, minWidth: 0 });
export const name = style({
  ...lineClamp(2),
  fontSize: vars.text[13],
  lineHeight: '18px',
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: fontSize(14) },
});
export const meta = style({ ...wrappingRow(`0 ${space[3]}`), ...captionText });
export const code = style({ fontVariantNumeric: 'tabular-nums slashed-zero', overflowWrap: 'anywhere' });
/** On a desk the preview says it. */
export const stock = style({ '@media': { [media.tablet]: { display: 'none' } } });
export const chevron = style({
  color: color.textSubtle,
  '@media': {
    [media.tablet]: {
      visibility: 'hidden',
      color: color.brandText,
      selectors: { '[data-highlighted] > &': { visibility: 'visible' } },
    },
  },
});

export const recent = style({
  ...flexRow(space[3]),
  minHeight: 40,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: vars.radius.control,
  color: color.textSubtle,
  cursor: 'pointer',
  selectors: { '&[data-highlighted]': { background: color.brandSoft } },
  '@media': { [media.phone]: { minHeight: vars.size.touch, paddingInline: space[4], borderRadius: 0 } },
});
export const recentText = style({
  minWidth: 0,
  ...truncate,
  color: color.text,
});

export const all = style({
  ...flexRow(space[2]),
  minHeight: 40,
  marginTop: space[1],
  paddingInline: space[3],
  borderRadius: vars.radius.control,
  color: color.brandText,
  ...fontSize(13),
  fontWeight: vars.font.medium,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.phone]: { minHeight: 48, margin: 0, paddingInline: space[4], fontSize: vars.text[14] },
  },
});

export const waiting = style({ pointerEvents: 'none' });
export const waitingText = style({ display: 'grid', gap: 10, paddingBlock: space[1] });

export const side = style({
  minHeight: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  '@media': { [media.phone]: { display: 'none' } },
});

export const hints = style({
  flex: 'none',
  ...flexRow(space[4]),
  height: 44,
  paddingInline: space[5],
  borderTop: hairline,
  background: color.canvas,
  ...captionText,
  '@media': { [media.touch]: { display: 'none' } },
});
export const key = style({
  display: 'inline-block',
  minWidth: 20,
  padding: `1px ${space[1]}`,
  border: hairline,
  borderRadius: vars.radius.small,
  background: color.surface,
  fontFamily: 'inherit',
  ...fontSize(12),
  textAlign: 'center',
});
globalStyle(`${hints} > span`, inlineRow(6));
