import { fallbackVar, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { numberText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** One line: a rate that does not fit whole goes to the next, which is out of sight. */
export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[10]} ${vars.space[5]}`,
  minWidth: 0,
  height: vars.line[13],
  overflow: 'hidden',
  ...numberText,
  '@media': { [media.phone]: { height: vars.line[12], columnGap: vars.space[4] } },
});

/** Quieter than the rates, unless a theme has chosen the strip's text: on its ground nothing quieter is known to be readable. */
const quiet = {
  color: fallbackVar(vars.headerTop.text, 'color-mix(in srgb, currentColor 82%, transparent)'),
};
export const title = style({ ...quiet, '@media': { [media.phone]: { display: 'none' } } });
export const rate = style({ display: 'flex', gap: 6 });
export const currency = style({ ...quiet, fontWeight: vars.font.medium });
