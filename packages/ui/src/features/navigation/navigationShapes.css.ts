import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/vars.css.ts';

/** A list that floats: entries from edge to edge of a popover. */
export const list = style({ padding: vars.space[1], minWidth: 0 });

/** One entry of a floating list. */
export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
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
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  fontWeight: vars.font.medium,
  color: vars.color.textSubtle,
});

export const separated = style({
  marginTop: vars.space[1],
  paddingTop: vars.space[1],
  borderTop: `1px solid ${vars.color.border}`,
});

export const grow = style({ flex: 1, minWidth: 0 });
export const quiet = style({
  color: vars.color.textSubtle,
  fontSize: vars.text[12],
  lineHeight: vars.line[12],
  whiteSpace: 'nowrap',
});
