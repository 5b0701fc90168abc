import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { layer } from '../../../theme/layers.ts';
import { buttonRow, centered, flexRow, visuallyHidden, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { space } = vars;

/** Over the whole window: a list may be dropped anywhere. What is dropped goes through it to the page. */
export const dropPlace = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.dialog,
  ...centered,
  background: `color-mix(in srgb, ${vars.color.canvas} 72%, transparent)`,
  outline: `2px dashed ${vars.color.brand}`,
  outlineOffset: -12,
  pointerEvents: 'none',
});
export const dropHint = style({
  ...flexRow(space[3]),
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.shadow.dialog,
  fontWeight: vars.font.medium,
});
export const ways = style({
  ...wrappingRow(space[2]),
  '@media': { [media.phone]: { display: 'contents' } },
});
export const bar = style({
  ...buttonRow,
  '@media': { print: { display: 'none' } },
});
/** The sample beside the ways in, the rest at the other end; on a phone one line that is moved sideways. */
export const end = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': {
    [media.phone]: {
      flex: '1 0 100%',
      flexWrap: 'nowrap',
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      // Its words begin where all others do.
      padding: `4px calc(${vars.size.gutter} - ${space[3]})`,
      overflowX: 'auto',
    },
  },
});
globalStyle(`${end} > *`, { flex: 'none' });
globalStyle(`${end} > :first-child`, { '@media': { [media.tablet]: { marginInlineEnd: 'auto' } } });
/** As many beside each other as a phone has room for. */
globalStyle(`${bar} button`, { '@media': { [media.phone]: { paddingInline: space[3] } } });
/** Where there is no room for it, it is still said. */
export const saidOnPhone = style({
  '@media': {
    [media.phone]: visuallyHidden,
  },
});
