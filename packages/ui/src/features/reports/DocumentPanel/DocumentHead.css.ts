import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[10]}`,
  marginBottom: vars.space[4],
  '@media': { [media.phone]: { columnGap: vars.space[6] } },
});
export const term = style({ color: vars.color.textMuted, ...fontSize(12) });
export const fact = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: vars.line[14],
  fontSize: vars.text[13],
  lineHeight: vars.line[14],
  fontWeight: vars.font.medium,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  overflowWrap: 'anywhere',
});
