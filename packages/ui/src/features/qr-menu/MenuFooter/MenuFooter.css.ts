import { createVar, style } from '@vanilla-extract/css';
import { centered, fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import * as menu from '../MenuPage/menuVars.css.ts';

export const drawing = createVar();

export const footer = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[8]} ${vars.space[4]} 96px`,
  borderTop: `1px solid ${menu.line}`,
  textAlign: 'center',
});

export const name = style({
  color: menu.title,
  ...fontSize(20),
  fontWeight: vars.font.bold,
  overflowWrap: 'anywhere',
});

export const note = style({
  maxWidth: '60ch',
  color: menu.quiet,
  ...fontSize(13),
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});

export const accounts = style({ display: 'flex', gap: vars.space[2], marginBlock: vars.space[2] });

export const account = style({
  ...centered,
  width: vars.size.touch,
  height: vars.size.touch,
  color: menu.title,
  border: `1px solid ${menu.line}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&:hover': { background: menu.chosen, color: menu.onChosen },
    '&:focus-visible': { outlineColor: menu.ink },
  },
});

export const icon = style({
  width: 20,
  height: 20,
  background: 'currentColor',
  maskImage: drawing,
  maskSize: 'contain',
  maskPosition: 'center',
  maskRepeat: 'no-repeat',
});
