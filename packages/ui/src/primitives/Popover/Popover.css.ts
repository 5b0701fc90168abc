import { style, styleVariants } from '@vanilla-extract/css';
import { fontSize, raisedSurface } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { floating } from './floating.css.ts';

export const root = style({ display: 'inline-flex', minWidth: 0 });

export const popover = style([
  floating,
  {
    ...raisedSurface,
    ...fontSize(14),
    fontWeight: vars.font.regular,
    textAlign: 'start',
    whiteSpace: 'normal',
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 } },
  },
]);

export const width = styleVariants({
  auto: { width: 'max-content' },
  trigger: { width: 'anchor-size(width)' },
  sm: { width: 240 },
  md: { width: 320 },
  lg: { width: 400 },
});

export const padded = style({ padding: vars.space[4] });
