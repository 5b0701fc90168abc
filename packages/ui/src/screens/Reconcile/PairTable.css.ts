import { style } from '@vanilla-extract/css';
import { onCard, onNarrowAndPaper } from '../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../primitives/GridTable/GridTable.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { hairline, inlineRow, numberText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, text, font } = vars;

export const table = style(onCard({ vars: { [rowHeight]: '120px' } }));
/** Rows of one pair are one card. */
export const card = style(
  onCard({ gridTemplateColumns: 'auto auto minmax(0, 1fr) auto', gap: '2px 6px', alignItems: 'center' }),
);
export const joined = style([{ borderBottomColor: 'transparent' }, onCard({ paddingBottom: 0 })]);
export const reason = style([
  { whiteSpace: 'nowrap' },
  onCard({ gridColumn: '1 / 4', gridRow: 1, selectors: { '&:empty': { display: 'none' } } }),
]);
export const why = style(inlineRow(vars.space[2]));
export const whyIcon = style({
  display: 'inline-flex',
  color: color.textMuted,
  // What a document's number needs to stand in one line.
  '@media': { print: { display: 'none' } },
});

const inOurs = (gridColumn: number) => onCard({ gridColumn, gridRow: 2 });
const inTheirs = (gridColumn: number) => onCard({ gridColumn, gridRow: 3 });
/** In large letters a number has a line of its own. */
const inLarge = (gridRow: number, rest: object = {}) => ({
  '@media': { [media.least]: { gridRow, ...rest } },
});
const ownLine = { gridColumn: '2 / 5' } as const;
/** Says on a card whose row it is, in place of the letter. */
const whose = { color: color.textSubtle, fontSize: text[12] } as const;
const onlyLetter = (rule: object) =>
  onCard({
    ...rule,
    ...whose,
    selectors: { '&::before': { content: 'attr(data-label)' }, '&:empty': { display: 'none' } },
  });
const edge = {
  borderInlineStart: hairline,
  paddingInlineStart: 20,
} as const;
export const ourSide = style(onlyLetter({ gridColumn: 1, gridRow: 2 }));
export const theirSide = style([
  edge,
  onlyLetter({ gridColumn: 1, gridRow: 3, border: 0, paddingInlineStart: 0 }),
  inLarge(4),
]);
export const letter = style(onCard({ display: 'none' }));

const small = onCard({ color: color.textMuted, fontSize: text[12] });
export const ourDate = style([numberText, small, inOurs(2)]);
export const theirDate = style([numberText, small, inTheirs(2), inLarge(4)]);
/** A number that is cut is another number. */
const code = {
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { print: { fontSize: text[12] } },
} as const;
export const ourNumber = style([code, small, inOurs(3), inLarge(3, ownLine)]);
export const theirNumber = style([code, small, inTheirs(3), inLarge(5, ownLine)]);
export const description = style([
  { overflowWrap: 'anywhere' },
  onNarrowAndPaper({ display: 'none' }),
  onCard({ display: 'none' }),
]);
export const ourAmount = style(inOurs(4));
export const theirAmount = style([inTheirs(4), inLarge(4)]);
export const difference = style([
  {
    fontWeight: font.semibold,
    selectors: { '&[data-equal]': { color: color.textSubtle, fontWeight: font.regular } },
  },
  onCard({ gridColumn: 4, gridRow: 1 }),
]);
export const undo = style([
  { justifyItems: 'end' },
  onCard({
    gridColumn: '2 / 5',
    gridRow: 4,
    justifyItems: 'end',
    selectors: { '&:empty': { display: 'none' } },
  }),
  inLarge(6),
]);
