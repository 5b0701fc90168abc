import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { floor, layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

export const link = style({
  position: 'fixed',
  right: vars.space[6],
  bottom: `calc(${vars.space[6]} + var(${floor}, 0px))`,
  zIndex: layer.bar,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: 44,
  padding: '0 18px 0 14px',
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.menu,
  color: vars.color.text,
  fontSize: vars.text[13],
  lineHeight: vars.line[13],
  fontWeight: vars.font.medium,
  '@media': {
    [media.phone]: { right: vars.space[4], bottom: `calc(${vars.space[4]} + var(${floor}, 0px))` },
    print: { display: 'none' },
  },
});

export const mark = style({ display: 'flex', color: vars.color.positiveSolid });
