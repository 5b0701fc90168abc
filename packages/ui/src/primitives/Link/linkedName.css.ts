import { lineClamp } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

/** A product's name in a row: two lines at most, broken anywhere, underlined while its link is pointed at. */
export const linkedName = {
  ...lineClamp(2),
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  selectors: { 'a:hover > &': { textDecoration: 'underline', textUnderlineOffset: 3 } },
} as const;
