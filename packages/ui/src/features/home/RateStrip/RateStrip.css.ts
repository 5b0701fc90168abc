import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { flexRow, fontSize, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** A second line of rates begins where the first one ended, with the same hairlines. Phones have the rates in the head. */
export const strip = style({
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  ...fontSize(13),
  '@media': { [media.phone]: { display: 'none' } },
});
export const cells = style({ display: 'flex', flexWrap: 'wrap', margin: '0 -1px -1px 0' });
export const cell = style({
  ...flexRow(10),
  height: 47,
  paddingInline: vars.space[5],
  borderInlineEnd: hairline,
  borderBottom: hairline,
  whiteSpace: 'nowrap',
});
export const head = style([cell, { fontWeight: vars.font.semibold }]);
export const name = style({ color: color.textMuted, fontWeight: vars.font.medium });
export const rate = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.semibold });
export const note = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  height: 47,
  paddingInline: vars.space[5],
  color: color.textSubtle,
  fontSize: vars.text[12],
  whiteSpace: 'nowrap',
});
