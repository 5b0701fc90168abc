import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { captionText } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';
import { chartHeight } from './chartHeight.ts';

const { color } = vars;

export const chart = style({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  margin: 0,
  height: chartHeight,
  alignContent: 'start',
});
export const legend = style({
  display: 'flex',
  gap: vars.space[3],
  ...captionText,
  // Without their marks the names say nothing on paper.
  printColorAdjust: 'exact',
});
const mark = style({
  '::before': {
    content: '""',
    display: 'inline-block',
    width: 8,
    height: 8,
    marginInlineEnd: 6,
    borderRadius: 2,
    background: 'currentColor',
    forcedColorAdjust: 'none',
  },
});
export const nameOf = {
  balance: style([mark, { '::before': { color: color.brand } }]),
  debit: style([mark, { '::before': { color: color.caution } }]),
  credit: style([mark, { '::before': { color: color.positive } }]),
};
export const plot = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[2],
});
export const picture = style({ display: 'block', width: '100%', height: 72 });
export const bars = style({ display: 'block', width: '100%', height: 40, gridColumn: 1 });
export const line = style({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
});
export const area = style({ fill: color.brandSoft });
export const axis = style({ stroke: color.borderStrong, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' });
export const debits = style({ fill: color.caution });
export const credits = style({ fill: color.positive });
export const hit = style({ fill: 'transparent', selectors: { '&:hover': { fill: color.hover } } });
const label = {
  ...captionText,
  fontVariantNumeric: 'tabular-nums',
} as const;
export const amounts = style([
  label,
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    minWidth: 52,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    height: 72,
  },
]);
export const days = style([
  label,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gridColumn: 1,
    marginTop: 4,
    '@media': { [media.least]: { flexWrap: 'wrap' } },
  },
]);
