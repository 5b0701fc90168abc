import { style } from '@vanilla-extract/css';
import { fontSize, oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** The words of the button do not fit beside the number. */
const narrow = '(max-width: 359.98px)';

export const form = style(oneColumn(vars.space[3]));
/** The number and its button stand on one line also while a message stands below the number. */
export const line = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(134px, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[2],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const button = style({
  paddingTop: 24,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [narrow]: { paddingTop: vars.space[2] } },
});
export const unit = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  color: vars.color.textSubtle,
  ...fontSize(13),
});
