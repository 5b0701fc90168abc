import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text, line: height, font, radius } = vars;
const edge = `1px solid ${color.border}`;

export const place = style({
  marginTop: space[3],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: radius.card,
  background: color.canvas,
  overflow: 'hidden',
  '@media': { [media.phone]: { border: edge, background: 'none' }, print: { display: 'none' } },
});
/** Nothing is dropped on a phone. */
export const drop = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  padding: `28px ${space[6]} ${space[6]}`,
  borderBottom: edge,
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${drop} > svg`, { flex: 'none', color: color.brandText });
export const title = style({ fontSize: text[16], lineHeight: height[16], fontWeight: font.semibold });
export const about = style({ color: color.textMuted, fontSize: text[13], lineHeight: height[13] });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  background: color.surface,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** On a phone what it is and its button stand beside each other. */
export const way = style({
  display: 'grid',
  justifyItems: 'start',
  // No wider than its tile, however its letters are spaced.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr auto auto',
  gap: space[1],
  padding: space[6],
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '40px minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto',
      alignItems: 'center',
      gap: `0 ${space[3]}`,
      padding: `14px ${space[3]}`,
    },
    [`${media.tablet} and ${media.belowDesktop}`]: { padding: space[4] },
    // Beside large letters there is no room for anything.
    [media.least]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] },
  },
  selectors: {
    '& + &': {
      borderInlineStart: edge,
      '@media': { [media.phone]: { borderInlineStart: 0, borderTop: edge } },
    },
  },
});
globalStyle(`${way} > button`, {
  '@media': {
    [media.phone]: { gridArea: '1 / 3 / 3 / 4', paddingInline: space[3] },
    [media.least]: { gridArea: 'auto' },
  },
});
globalStyle(`${way} > p`, {
  '@media': { [media.phone]: { gridColumn: 2 }, [media.least]: { gridColumn: 'auto' } },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginBottom: space[2],
  borderRadius: radius.control,
  background: color.brandSoft,
  color: color.brandText,
  '@media': { [media.phone]: { gridRow: '1 / 3', margin: 0 }, [media.least]: { gridRow: 'auto' } },
});
export const example = style({
  width: '100%',
  margin: `${space[2]} 0 ${space[4]}`,
  padding: `10px ${space[3]}`,
  border: edge,
  borderRadius: radius.control,
  background: color.canvas,
  color: color.textSubtle,
  fontSize: text[13],
  lineHeight: height[13],
  fontVariantNumeric: 'tabular-nums slashed-zero',
  '@media': { [media.phone]: { display: 'none' } },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  whiteSpace: 'pre-wrap',
});
globalStyle(`${line} > b`, { color: color.text, fontWeight: font.medium });
export const understood = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.positive,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  color: color.textSubtle,
  fontSize: text[12],
  lineHeight: height[12],
  '@media': { print: { display: 'none' } },
});
