import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const button = style({
  display: 'block',
  padding: '2px 6px',
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.phone]: { padding: '8px 6px' } },
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
  },
});
export const drawing = style({ display: 'block', overflow: 'visible' });
export const line = style({ fill: 'none', stroke: vars.color.brandText, strokeWidth: 1.5 });
export const ground = style({ stroke: vars.color.border, strokeWidth: 1 });
export const end = style({ fill: vars.color.brandText });
