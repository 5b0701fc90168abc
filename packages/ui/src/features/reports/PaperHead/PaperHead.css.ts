import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** On paper only. */
export const head = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[2]} ${vars.space[10]}`,
      paddingBlock: vars.space[3],
      ...fontSize(13),
      breakAfter: 'avoid',
    },
  },
});
export const term = style({ color: vars.color.textMuted });
