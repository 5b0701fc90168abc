import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { flexColumn, oneColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

/** A block that shows nothing leaves no gap: the gaps are those of the blocks. */
export const page = style({
  ...flexColumn(vars.space[10]),
  paddingBottom: vars.space[10],
  '@media': { [media.phone]: { gap: vars.space[8], paddingBottom: vars.space[8] } },
});
/** The rates belong to the showcase, closer than what follows. */
export const top = style({ ...oneColumn(vars.space[4]), selectors: { '&:empty': { display: 'none' } } });
