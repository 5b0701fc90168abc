import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { fontSize, wrappingRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space, font, motion } = vars;

const base = style({
  position: 'relative',
  ...wrappingRow(space[2]),
  padding: space[4],
  border: '1px solid',
  borderRadius: vars.radius.card,
  color: color.text,
  overflow: 'hidden',
  '@media': { print: { display: 'none' } },
});
export const some = style([base, { borderColor: color.positive, background: color.positiveSoft }]);
export const none = style([base, { borderColor: color.critical, background: color.criticalSoft }]);
export const mark = style({
  alignSelf: 'start',
  paddingTop: 2,
  selectors: {
    [`${some} > &`]: { color: color.positive },
    [`${none} > &`]: { color: color.critical },
  },
});
export const words = style({
  flex: 1,
  marginInlineEnd: space[2],
  ...fontSize(13),
  '@media': { [media.phone]: { flexBasis: 'calc(100% - 48px)' } },
});
export const title = style({
  display: 'block',
  ...fontSize(16),
  fontWeight: font.semibold,
});
/** As wide with one figure as with the next. */
export const time = style({
  minWidth: 32,
  color: color.textMuted,
  fontWeight: font.regular,
  fontVariantNumeric: 'tabular-nums',
});
export const meter = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  height: 3,
  background: color.positive,
  '@media': { [media.motion]: { transition: `inline-size ${motion.normal} linear` } },
});
