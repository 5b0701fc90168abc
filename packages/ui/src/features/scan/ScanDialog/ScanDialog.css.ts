import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { queryInEm } from '../../../theme/inRem.ts';
import { buttonRow, fontSize, hairline, visuallyHidden, wrappingRow } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, font, radius, size } = vars;

/** On its side there is more room beside the camera than below it; on a phone, or in larger letters, there is none below. */
const sideways = `${media.tablet} and (orientation: landscape), ${queryInEm('(max-height: 480px)')} and (orientation: landscape)`;

export const frame = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(280px, 1fr) minmax(0, 1fr)',
  minHeight: 0,
  height: '100dvh',
  // Its rows alone would make it higher, in larger letters: what ends it would be below the window.
  maxHeight: '100dvh',
  selectors: { '&[data-alone]': { gridTemplateRows: 'minmax(280px, 1fr) auto' } },
  '@media': {
    [sideways]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(400px, 50%))',
      gridTemplateRows: 'minmax(0, 1fr)',
      selectors: { '&[data-alone]': { gridTemplateRows: 'minmax(0, 1fr)' } },
    },
  },
});

// What is dark reaches up to the end of the window.
globalStyle(`dialog:has(${frame})`, { borderTop: 0 });

/** Dark in every shop and scheme: beside light a picture of a dark shelf is hard to see. */
export const camera = style({
  colorScheme: 'dark',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: color.canvas,
  color: color.text,
});
export const bar = style({
  ...wrappingRow(space[1]),
  paddingBlock: `max(${space[1]}, env(safe-area-inset-top)) ${space[1]}`,
  paddingInline: `max(${space[2]}, env(safe-area-inset-left)) max(${space[2]}, env(safe-area-inset-right))`,
  // The panel stands beside it.
  '@media': { [sideways]: { paddingInlineEnd: space[2] } },
});
export const title = style({
  flex: 1,
  ...fontSize(16),
  fontWeight: font.semibold,
  whiteSpace: 'nowrap',
});
export const toggles = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
export const toggle = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minWidth: 56,
  minHeight: 52,
  padding: `${space[1]} 2px`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  color: color.textMuted,
  ...fontSize(12),
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-pressed="true"]': {
      borderColor: color.borderStrong,
      background: color.surface,
      color: color.text,
    },
    // Off is said by a line through it, too.
    '&[aria-pressed="false"]': { textDecoration: 'line-through' },
  },
});

export const view = style({ position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' });
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;
export const video = style({ ...whole, objectFit: 'cover' });
export const outlines = style({ ...whole, pointerEvents: 'none' });
globalStyle(`${outlines} > polygon`, {
  fill: 'none',
  stroke: color.positive,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
/** Where to hold a code: its four corners. */
export const aim = style({
  position: 'absolute',
  inset: '12% 10% 22%',
  border: `3px solid ${color.text}`,
  borderRadius: 14,
  // Of each edge a piece at its ends.
  mask: `conic-gradient(#000 0 0) 0 0 / 32px 32px no-repeat, conic-gradient(#000 0 0) 100% 0 / 32px 32px no-repeat, conic-gradient(#000 0 0) 0 100% / 32px 32px no-repeat, conic-gradient(#000 0 0) 100% 100% / 32px 32px no-repeat`,
  pointerEvents: 'none',
});
/** What was read last, over the lower edge of the picture. */
export const told = style({
  position: 'absolute',
  insetInline: space[4],
  insetBlockEnd: space[4],
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: 20,
  background: color.surface,
  color: color.text,
  ...fontSize(14),
  fontWeight: font.medium,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { visibility: 'hidden' } },
});

export const problem = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: space[2],
  height: '100%',
  padding: space[4],
  overflow: 'auto',
  textAlign: 'center',
});
// It has half of the window, and in large letters what it needs of it.
globalStyle(`${frame}:not([data-alone]):has(${problem})`, {
  '@media': { '(orientation: portrait)': { gridTemplateRows: 'fit-content(72dvh) minmax(0, 1fr)' } },
});
globalStyle(`${camera}:has(${problem})`, { '@media': { '(orientation: portrait)': { minHeight: '50dvh' } } });
export const problemTitle = style({ ...fontSize(16), fontWeight: font.semibold });
export const problemMark = style({ color: color.textMuted });
export const about = style({
  maxWidth: 400,
  color: color.textMuted,
  ...fontSize(14),
});
export const ways = style({
  ...buttonRow,
  justifyContent: 'center',
  marginTop: space[2],
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  background: color.raised,
  '@media': { [sideways]: { paddingInlineStart: 0, borderInlineStart: hairline } },
});
export const entry = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  marginTop: 'auto',
  padding: `${space[3]} ${space[4]}`,
  borderTop: hairline,
});
export const foot = style({
  flex: 'none',
  ...buttonRow,
  marginTop: 'auto',
  padding: `${space[3]} ${space[4]} max(${space[3]}, env(safe-area-inset-bottom))`,
  borderTop: hairline,
});
/** The word of a button that shows its icon alone. */
export const unsaid = style(visuallyHidden);
globalStyle(`${foot} > button:has(> ${unsaid})`, { flex: 'none', width: size.controlLg, paddingInline: 0 });
export const done = style({ flex: 1, minWidth: size.touch });
globalStyle(`${entry} + ${foot}`, { marginTop: 0 });
