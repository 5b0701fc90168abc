import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import {
  captionText,
  centered,
  flexRow,
  fontSize,
  hairline,
  inlineRow,
  mutedText,
  wrappingRow,
} from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, font, radius } = vars;

export const place = style({
  marginTop: space[3],
  border: `1.5px dashed ${color.borderStrong}`,
  borderRadius: radius.card,
  background: color.canvas,
  overflow: 'hidden',
  '@media': { [media.phone]: { border: hairline, background: 'none' }, print: { display: 'none' } },
});
/** Nothing is dropped on a phone. */
export const drop = style({
  ...flexRow(space[3]),
  justifyContent: 'center',
  padding: `28px ${space[6]} ${space[6]}`,
  borderBottom: hairline,
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${drop} > svg`, { flex: 'none', color: color.brandText });
export const title = style({ ...fontSize(16), fontWeight: font.semibold });
export const about = style(mutedText);

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
      borderInlineStart: hairline,
      '@media': { [media.phone]: { borderInlineStart: 0, borderTop: hairline } },
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
  ...centered,
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
  border: hairline,
  borderRadius: radius.control,
  background: color.canvas,
  color: color.textSubtle,
  ...fontSize(13),
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
export const understood = style({ ...inlineRow(space[1]), color: color.positive });
export const foot = style({
  ...wrappingRow(space[2]),
  justifyContent: 'space-between',
  ...captionText,
  '@media': { print: { display: 'none' } },
});
