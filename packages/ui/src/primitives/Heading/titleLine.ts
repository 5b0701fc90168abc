import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { buttonRow, captionText, flexRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { space } = vars;

/** The title of a screen and, beside it or below where there is no room, what is said of it. */
export const titleLine = {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 10,
} satisfies StyleRule;
/** Where the title keeps a distance of its own. */
export const titleMargin = {
  margin: `${space[2]} 0 ${space[4]}`,
  '@media': { [media.phone]: { marginBottom: space[3] } },
} satisfies StyleRule;
/** How many there are, or since when. */
export const titleNote = {
  color: vars.color.textSubtle,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
} satisfies StyleRule;
/** At the other end of the line: where it is kept. */
export const titleEnd = {
  ...flexRow(space[1]),
  marginInlineStart: 'auto',
  ...captionText,
  '@media': { [media.phone]: { flexBasis: '100%', marginInlineStart: 0 } },
} satisfies StyleRule;
/** What can be done with what the screen shows, below its title. */
export const toolbarLine = {
  ...buttonRow,
  alignItems: 'end',
  '@media': { print: { display: 'none' } },
} satisfies StyleRule;
