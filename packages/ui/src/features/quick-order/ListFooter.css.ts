import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { mutedText } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const summary = style({
  marginInlineEnd: 'auto',
  ...mutedText,
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const count = style({ color: vars.color.text, fontWeight: vars.font.semibold });
/** Beside the summary; on a phone as wide as the dialog, below it. */
export const actions = style({
  display: 'flex',
  gap: vars.space[2],
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', flexBasis: '100%' },
  },
});
