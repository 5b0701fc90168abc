import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { fontSize, inlineRow, mutedText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const head = style({ minHeight: vars.line[20], marginBottom: space[4] });
export const tiles = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.phone]: { gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tile = style({
  position: 'relative',
  isolation: 'isolate',
  height: 176,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: color.sunken,
  '@media': { [media.phone]: { height: 148 } },
});
/** Fades out before the words begin, so that they stand on plain ground whatever the picture. */
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  maskImage: 'linear-gradient(to right, transparent 56%, #000 86%)',
  '@media': { [media.belowDesktop]: { display: 'none' }, [media.phone]: { display: 'grid' } },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  width: '56%',
  height: '100%',
  padding: `${space[6]} 0 ${space[5]} ${space[6]}`,
  '@media': {
    [media.belowDesktop]: { width: 'auto', padding: space[4] },
    [media.phone]: { width: '56%', paddingInlineEnd: 0 },
  },
});

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  flex: 'none',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
export const title = style({
  ...clamped,
  ...fontSize(16),
  fontWeight: vars.font.semibold,
  letterSpacing: '-.008em',
});
export const text = style({
  ...clamped,
  marginTop: space[1],
  ...mutedText,
});
/** The whole tile is pressed by its link. */
export const link = style({
  ...inlineRow(6),
  maxWidth: '100%',
  marginTop: 'auto',
  color: color.brandText,
  ...fontSize(13),
  fontWeight: vars.font.medium,
  textUnderlineOffset: 3,
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': {
      borderRadius: vars.radius.card,
      outline: `2px solid ${color.focus}`,
      outlineOffset: -2,
    },
    [`${tile}:hover &`]: { textDecoration: 'underline' },
  },
});
