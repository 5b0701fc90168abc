import { style } from '@vanilla-extract/css';
import { hairline, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const section = style({ padding: vars.space[2], selectors: { '& + &': { borderTop: hairline } } });

export const heading = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  ...mutedText,
  fontWeight: vars.font.semibold,
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 48,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.font.medium,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.hover }, '&:focus-visible': { outlineOffset: -2 } },
});

export const chevron = style({
  display: 'flex',
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});
export const children = style({ paddingInlineStart: vars.space[4] });
