import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Declarations that stand in many styles: `style({ ...flexRow(8), ...fontSize(13), color: … })`. */

type Gap = number | string;
type Align = NonNullable<StyleRule['alignItems']>;

/** Things beside each other, each in the middle of the height unless `alignItems` says otherwise. */
export const flexRow = (gap: Gap, alignItems: Align = 'center') =>
  ({ display: 'flex', alignItems, gap }) satisfies StyleRule;
/** The same as a part of a line of text, as narrow as what is in it. */
export const inlineRow = (gap: Gap, alignItems: Align = 'center') =>
  ({ display: 'inline-flex', alignItems, gap }) satisfies StyleRule;
/** The same, onto the next line where there is no room. */
export const wrappingRow = (gap: Gap, alignItems: Align = 'center') =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems, gap }) satisfies StyleRule;
/** Buttons beside each other, onto the next line where there is no room. */
export const buttonRow = { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } satisfies StyleRule;
/** A word and its value at both ends of a line, below each other where there is no room. */
export const spreadRow = (columnGap: Gap) =>
  ({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap }) satisfies StyleRule;
/** One thing below the other. */
export const flexColumn = (gap: Gap) =>
  ({ display: 'flex', flexDirection: 'column', gap }) satisfies StyleRule;
/** One thing below the other, none wider than there is room. */
export const oneColumn = (gap: Gap) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) satisfies StyleRule;
/** One column, and in the windows of a media query several. */
export const columnsFrom = (query: string, columns: string, gap: Gap) =>
  ({ ...oneColumn(gap), '@media': { [query]: { gridTemplateColumns: columns } } }) satisfies StyleRule;
/** One thing in the middle. */
export const centered = { display: 'grid', placeItems: 'center' } satisfies StyleRule;
/** As wide as the page, with its gutters. */
export const pageWidth = {
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
} satisfies StyleRule;

/** The line between and around things. */
export const hairline = `1px solid ${vars.color.border}`;
/** Line, corners and ground of a card. */
export const cardSurface = {
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
} satisfies StyleRule;

/** The same for what lies over the page. */
export const raisedSurface = {
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.menu,
} satisfies StyleRule;

/** A font size and the line height that belongs to it; `13Tight` for the rows of a table. */
export const fontSize = (size: keyof typeof vars.line) =>
  ({ fontSize: vars.text[size === '13Tight' ? 13 : size], lineHeight: vars.line[size] }) satisfies StyleRule;
/** What is said below or beside something, small and quiet. */
export const captionText = { color: vars.color.textSubtle, ...fontSize(12) } satisfies StyleRule;
/** What explains something, quieter than it. */
export const mutedText = { color: vars.color.textMuted, ...fontSize(13) } satisfies StyleRule;
/** An amount: digits of one width, in one line. */
export const numberText = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } satisfies StyleRule;
/** One line, which ends in dots where it has no room. */
export const truncate = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
/** At most so many lines, of which the last ends in dots where there is more. */
export const lineClamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) satisfies StyleRule;

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} satisfies StyleRule;
