import type { StyleRule } from '@vanilla-extract/css';
import { flexRow } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

/** Where a category leads, over the width of its row. */
export const categoryLink = {
  ...flexRow(vars.space[3]),
  flex: 1,
  minWidth: 0,
  minHeight: 36,
  padding: `6px ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { fontWeight: vars.font.semibold },
  },
} satisfies StyleRule;
