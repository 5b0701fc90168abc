import { style } from '@vanilla-extract/css';
import { media } from '../../../../theme/breakpoints.ts';
import { captionText, flexRow } from '../../../../theme/mixins.ts';
import { vars } from '../../../../theme/vars.css.ts';

export const row = style({
  ...flexRow(vars.space[4]),
  '@media': {
    [media.belowDesktop]: { flexWrap: 'wrap', rowGap: vars.space[2] },
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch' },
    print: { display: 'none' },
  },
});
export const hint = style({
  maxWidth: 760,
  ...captionText,
  '@media': {
    [media.belowDesktop]: { order: 1, flexBasis: '100%' },
    [media.phone]: { order: 0, flexBasis: 'auto' },
  },
});
export const letter = style({
  display: 'grid',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
