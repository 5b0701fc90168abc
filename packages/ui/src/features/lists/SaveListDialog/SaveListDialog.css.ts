import { style } from '@vanilla-extract/css';
import { mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Above the name, and below what is said of it. */
export const fields = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlock: vars.space[3],
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});
export const about = style(mutedText);
