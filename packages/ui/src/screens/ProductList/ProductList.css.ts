import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

export const page = style({ display: 'flex', flexDirection: 'column' });
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: 10,
  minHeight: vars.line[24],
  margin: `${vars.space[2]} 0 ${vars.space[4]}`,
  '@media': { [media.phone]: { marginBottom: vars.space[3] } },
});
export const total = style({
  color: vars.color.textSubtle,
  fontSize: vars.text[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Between two pages: what stands below is where it will be, out of sight, and does not move there when the products arrive. */
export const between = style({ minHeight: '100dvh' });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  color: vars.color.textSubtle,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { flexDirection: 'column' } },
});
