import { style } from '@vanilla-extract/css';
import { titleLine, titleMargin, titleNote } from '../../primitives/Heading/titleLine.ts';
import { media } from '../../theme/breakpoints.ts';
import { flexRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column' });
export const title = style({
  ...titleLine,
  ...titleMargin,
  minHeight: vars.line[24],
});
export const total = style({ ...titleNote, whiteSpace: 'nowrap' });
/** Between two pages: what stands below is where it will be, out of sight, and does not move there when the products arrive. */
export const between = style({ minHeight: '100dvh' });
export const foot = style({
  ...flexRow(vars.space[3]),
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  color: vars.color.textSubtle,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
