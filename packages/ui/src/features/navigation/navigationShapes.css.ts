import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { captionText, flexRow, hairline } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

/** A list that floats: entries from edge to edge of a popover. */
export const list = style({ padding: vars.space[1], minWidth: 0 });

/** One entry of a floating list. */
export const entry = style({
  ...flexRow(vars.space[2]),
  width: '100%',
  minHeight: 36,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': {
      background: vars.color.brandSoft,
      color: vars.color.brandText,
      fontWeight: vars.font.medium,
    },
  },
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});

export const heading = style({
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[1]}`,
  ...captionText,
  fontWeight: vars.font.medium,
});

export const separated = style({
  marginTop: vars.space[1],
  paddingTop: vars.space[1],
  borderTop: hairline,
});

export const grow = style({ flex: 1, minWidth: 0 });
export const quiet = style({ ...captionText, whiteSpace: 'nowrap' });
