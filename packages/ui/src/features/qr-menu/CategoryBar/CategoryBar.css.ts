import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { layer, stickyTop } from '../../../theme/layers.ts';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as menu from '../MenuPage/menuVars.css.ts';

export const bar = style({
  position: 'sticky',
  top: stickyTop,
  zIndex: layer.sticky,
  marginBlockStart: vars.space[5],
  background: menu.surface,
  borderBlock: `1px solid ${menu.line}`,
  '@media': { print: { display: 'none' } },
});

export const list = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  width: 'min(100%, 1200px)',
  margin: '0 auto',
  padding: `${vars.space[2]} ${vars.space[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});

export const chip = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  color: menu.ink,
  ...fontSize(14),
  fontWeight: vars.font.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${menu.line}` },
    '&[aria-current]': { background: menu.chosen, color: menu.onChosen },
    '&:focus-visible': { outlineColor: menu.ink, outlineOffset: -2 },
    '&[aria-current]:focus-visible': { outlineColor: menu.onChosen, outlineOffset: -4 },
  },
});
