import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { layer } from '../../../theme/layers.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

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
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  fontWeight: vars.font.medium,
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.phone]: { display: 'contents' } },
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [media.phone]: { justifyContent: 'start' }, print: { display: 'none' } },
});
/** As many beside each other as a phone has room for. */
globalStyle(`${bar} button`, { '@media': { [media.phone]: { paddingInline: space[3] } } });
/** Where there is no room for it, it is still said. */
export const saidOnPhone = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
