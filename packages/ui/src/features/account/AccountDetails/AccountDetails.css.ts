import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { cardSurface, fontSize, oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color, space } = vars;

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  maxWidth: 1040,
  paddingBottom: space[8],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});
export const card = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[5],
  ...cardSurface,
  '@media': { [media.phone]: { padding: space[4] } },
});
export const facts = style(oneColumn(space[2]));
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: space[3],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
  },
});
export const name = style({
  color: color.textSubtle,
  '@media': { [media.phone]: fontSize(13) },
});
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const digits = style({ fontVariantNumeric: 'tabular-nums' });
export const amount = style([
  digits,
  {
    fontWeight: vars.font.semibold,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { whiteSpace: 'normal' } },
  },
]);
export const titleSkeleton = style({ display: 'grid', alignItems: 'center', height: vars.line[16] });
export const lineSkeleton = style({ display: 'grid', alignItems: 'center', height: vars.line[14] });
