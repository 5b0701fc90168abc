import { style } from '@vanilla-extract/css';
import { layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Over the whole window: a list may be dropped anywhere. What is dropped goes through it to the page. */
export const dropPlace = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, ${vars.color.canvas} 72%, transparent)`,
  outline: `2px dashed ${vars.color.brand}`,
  outlineOffset: -12,
  pointerEvents: 'none',
});
export const dropHint = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  fontWeight: vars.font.medium,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});
