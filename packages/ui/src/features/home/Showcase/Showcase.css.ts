import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, lineClamp } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

/** One height for every slide, form and state: what is below stands still from the start. */
const frame = style({
  height: 360,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.brandSoftHover,
  '@media': { [media.phone]: { height: 440 } },
});

/** Higher on a phone of somebody who spaces letters and lines out, as the controls would lie over what is pressed. */
const growing = { height: 'auto', minHeight: 440 } as const;

const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  minWidth: 0,
});
const phoneWords = {
  justifyContent: 'flex-start',
  padding: `${space[4]} ${space[4]} ${space[16]}`,
} as const;

/** Words beside the picture, which stands on a plate. */
export const hero = style([
  frame,
  {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(300px, 46%) minmax(0, 1fr)',
    '@media': { [media.phone]: { ...growing, gridTemplate: '164px minmax(0, 1fr) / minmax(0, 1fr)' } },
  },
]);
export const heroWords = style([
  words,
  { order: -1, padding: '0 0 52px 56px', '@media': { [media.phone]: { ...phoneWords, order: 0 } } },
]);
/** Of the size of its place, whatever the picture's own. */
const picture = style({ display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', contain: 'size' });
export const heroPicture = style([
  picture,
  {
    margin: '40px 64px 40px 32px',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    '@media': {
      [media.belowWide]: { margin: '40px 40px 40px 32px' },
      [media.phone]: { margin: '12px 12px 0' },
    },
  },
]);

/** A picture from edge to edge, words on a panel over its quiet side. */
export const wide = style([
  frame,
  {
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    '@media': { [media.phone]: { ...growing, gridTemplate: '176px minmax(0, 1fr) / minmax(0, 1fr)' } },
  },
]);
export const wideWords = style([
  words,
  {
    position: 'absolute',
    inset: `${space[4]} auto ${space[4]} ${space[4]}`,
    width: 'min(440px, 46%)',
    padding: '0 32px 52px 40px',
    borderRadius: vars.radius.control,
    background: color.surface,
    '@media': { [media.phone]: { ...phoneWords, position: 'static', width: 'auto', borderRadius: 0 } },
  },
]);
export const widePicture = style([picture, { overflow: 'hidden' }]);

/** All there is: on phones whole, on the shop's own ground, rather than cut to the middle. */
export const pictureOnly = style([
  frame,
  { display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
]);
export const wholeOnPhone = style({
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'cover',
  '@media': { [media.phone]: { objectFit: 'contain' } },
});

const clamped = (lines: number) =>
  ({
    ...lineClamp(lines),
    overflowWrap: 'anywhere',
  }) as const;

export const title = style({
  ...clamped(2),
  flex: 'none',
  ...fontSize(32),
  fontWeight: vars.font.semibold,
  letterSpacing: '-.022em',
  textWrap: 'balance',
  '@media': {
    [media.belowDesktop]: fontSize(24),
    // Half the width for as many words.
    [`${media.tablet} and ${media.belowDesktop}`]: { WebkitLineClamp: 3 },
  },
});
export const text = style({
  ...clamped(3),
  flex: 'none',
  maxWidth: 420,
  marginTop: space[3],
  color: color.textMuted,
  ...fontSize(16),
  '@media': { [media.phone]: { marginTop: space[2], ...fontSize(14) } },
});
export const action = style({
  maxWidth: '100%',
  marginTop: space[6],
  '@media': { [media.phone]: { marginTop: space[4] } },
});
/** Words too long for one line take a second one rather than leave the slide. */
globalStyle(`${action} > a`, { maxWidth: '100%', whiteSpace: 'normal', textAlign: 'center' });
