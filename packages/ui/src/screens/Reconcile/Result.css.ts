import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import {
  buttonRow,
  captionText,
  cardSurface,
  centered,
  flexRow,
  fontSize,
  hairline,
  inlineRow,
  numberText,
  wrappingRow,
} from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, text, font } = vars;

export const source = style({
  ...wrappingRow(space[3]),
  padding: `${space[2]} ${space[2]} ${space[2]} ${space[4]}`,
  ...cardSurface,
  '@media': { print: { border: 0, padding: 0 } },
});
export const sourceIcon = style({
  display: 'inline-flex',
  alignSelf: 'start',
  paddingBlockStart: 6,
  color: color.textMuted,
  '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
});
export const sourceText = style({
  flex: '1 1 320px',
  minWidth: 0,
  ...fontSize(13),
  overflowWrap: 'anywhere',
});
export const strong = style({ fontWeight: font.semibold });
export const actions = style({
  ...buttonRow,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', width: '100%' },
    print: { display: 'none' },
  },
});
/** On a phone what is ticked takes two lines. */
export const ticked = style({
  '@media': {
    [media.phone]: { flex: 1, minWidth: 0, whiteSpace: 'normal', ...fontSize(13) },
  },
});

/** The equation, and beside it what explains its result. */
export const balance = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 448px',
  ...cardSurface,
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' }, print: { breakInside: 'avoid' } },
});
export const numbers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 24px 1fr 24px 1fr',
  alignContent: 'center',
  alignItems: 'end',
  gap: `0 ${space[4]}`,
  padding: `18px ${space[6]} ${space[4]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space[2]} ${space[4]}` } },
});
export const figure = style({
  minWidth: 0,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: space[2],
    },
  },
});
export const figureName = style({
  color: color.textMuted,
  ...fontSize(12),
  '@media': {
    [media.phone]: {
      ...fontSize(14),
      selectors: { '&[data-sign]::before': { content: 'attr(data-sign)' } },
    },
  },
});
export const figureValue = style({
  ...fontSize(24),
  fontWeight: font.semibold,
  letterSpacing: '-.018em',
  ...numberText,
  '@media': { [media.phone]: { gridArea: '1 / 2 / 3 / 3', fontSize: text[20] } },
});
export const isOff = style({ color: color.critical });
export const figureNote = style({
  display: 'block',
  ...captionText,
  '@media': { [media.phone]: { gridColumn: 1 } },
});
/** Stands between the figures; on a phone they stand below each other, and their names begin with it. */
export const sign = style({
  paddingBlockEnd: space[4],
  color: color.textSubtle,
  ...fontSize(24),
  textAlign: 'center',
  '@media': { [media.phone]: { display: 'none' } },
});
export const why = style({
  padding: `${space[3]} ${space[5]}`,
  borderInlineStart: hairline,
  ...fontSize(13),
  '@media': {
    [media.belowWide]: { borderInlineStart: 0, borderTop: hairline },
    [media.phone]: { paddingInline: space[4] },
  },
});
export const reason = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: 3,
});
export const reasonName = style(wrappingRow(`2px ${space[2]}`));
export const reasonCount = style({
  color: color.textSubtle,
  fontSize: text[12],
  fontVariantNumeric: 'tabular-nums',
});
export const reasonSum = style({
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: font.medium,
});
export const total = style([
  reason,
  {
    marginBlockStart: 5,
    paddingBlockStart: space[2],
    borderTop: hairline,
    fontWeight: font.semibold,
  },
]);
export const proven = style({
  ...inlineRow(4),
  color: color.positive,
  fontSize: text[12],
  fontWeight: font.medium,
});
export const icon = {
  matched: style({ display: 'inline-flex', color: color.positive }),
  differing: style({ display: 'inline-flex', color: color.caution }),
  onlyOurs: style({ display: 'inline-flex', color: color.critical }),
  onlyTheirs: style({ display: 'inline-flex', color: color.critical }),
} as const;

/** Rows that one book alone has stand beside each other, to be ticked. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[6],
  '@media': {
    [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // A head is kept with its rows only where a page is broken between blocks.
    print: { display: 'block' },
  },
});
/** On paper their heads stay with them. */
globalStyle(`${beside} > *`, { '@media': { print: { breakInside: 'avoid' } } });
export const group = style({ minWidth: 0, marginBlockStart: space[3] });
export const groupHead = style({
  ...flexRow(space[2]),
  minHeight: 44,
  paddingInline: space[2],
  '@media': { [media.phone]: { position: 'relative', paddingInline: 0 }, print: { breakAfter: 'avoid' } },
});
/** On a phone the whole head unfolds its group. */
export const fold = style({
  display: 'none',
  color: color.textMuted,
  '@media': {
    [media.phone]: {
      ...centered,
      width: vars.size.touch,
      height: vars.size.touch,
      marginInlineEnd: -10,
      selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
    },
    print: { display: 'none' },
  },
});
/** Turned by itself: the button reaches over the head, which it could not if it were turned. */
export const foldIcon = style({
  display: 'inline-flex',
  selectors: { [`${fold}[aria-expanded="true"] > &`]: { rotate: '180deg' } },
});
/** On paper nothing is folded. */
export const foldable = style({
  '@media': {
    [media.phone]: { selectors: { '&[data-folded]': { display: 'none' } } },
    print: { selectors: { '&[data-folded]': { display: 'block' } } },
  },
});
export const groupNote = style({
  ...captionText,
  '@media': { [media.phone]: { display: 'none' } },
});
export const groupSum = style({
  marginInlineStart: 'auto',
  fontWeight: font.semibold,
  fontVariantNumeric: 'tabular-nums',
});
