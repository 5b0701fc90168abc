import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { flexRow, fontSize, numberText, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space, text, line } = vars;

export const scene = style({
  width: '100%',
  maxWidth: 344,
  aspectRatio: '1.586',
  perspective: '1000px',
  containerType: 'inline-size',
  userSelect: 'none',
});

export const body = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  transformStyle: 'preserve-3d',
  '@media': {
    [media.motion]: { transition: `transform calc(${vars.motion.normal} * 2) ${vars.motion.ease}` },
  },
  selectors: { '&[data-flipped]': { transform: 'rotateY(180deg)' } },
});

const side = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  // Seen where the system chooses the colours, and takes the ground away.
  border: '1px solid transparent',
  backgroundOrigin: 'border-box',
  backfaceVisibility: 'hidden',
  color: color.onBrandStrong,
  backgroundColor: color.brandStrong,
  backgroundImage: `repeating-radial-gradient(circle at 100% 40%, transparent 0 30px, color-mix(in srgb, ${color.onBrandStrong} 7%, transparent) 30px 31px)`,
});

export const front = style([
  side,
  {
    gridTemplateRows: 'auto 1fr auto',
    padding: space[5],
    '@container': { '(max-width: 300px)': { padding: space[4] } },
  },
]);
export const back = style([
  side,
  { transform: 'rotateY(180deg)', alignContent: 'start', paddingTop: space[5] },
]);

export const top = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const chip = style({
  width: 40,
  height: 30,
  borderRadius: vars.radius.small,
  border: `1px solid color-mix(in srgb, ${color.onBrandStrong} 40%, transparent)`,
  background: `linear-gradient(90deg, transparent 32%, color-mix(in srgb, ${color.onBrandStrong} 35%, transparent) 32% 34%, transparent 34% 66%, color-mix(in srgb, ${color.onBrandStrong} 35%, transparent) 66% 68%, transparent 68%), color-mix(in srgb, ${color.onBrandStrong} 22%, transparent)`,
});
export const scheme = style({
  ...fontSize(20),
  fontWeight: vars.font.bold,
  letterSpacing: '.01em',
});
export const number = style({
  alignSelf: 'center',
  fontSize: 'clamp(14px, 6.1cqi, 21px)',
  lineHeight: line[20],
  letterSpacing: '.03em',
  ...numberText,
});
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  ...fontSize(14),
});
export const caption = style({
  display: 'block',
  ...fontSize(12),
  color: color.onBrandStrongMuted,
  whiteSpace: 'nowrap',
});
export const holder = style({ minWidth: 0 });
export const name = style({
  display: 'block',
  minHeight: line[14],
  ...truncate,
});
export const expiry = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });

export const stripe = style({ height: '20%', minHeight: 36, background: color.inverse });
export const signature = style({
  ...flexRow(space[3]),
  justifyContent: 'flex-end',
  margin: `${space[5]} ${space[5]} 0`,
  paddingInline: space[3],
  height: 36,
  borderRadius: vars.radius.small,
  background: `color-mix(in srgb, ${color.onBrandStrong} 16%, transparent)`,
  fontSize: text[16],
  letterSpacing: '.12em',
});
