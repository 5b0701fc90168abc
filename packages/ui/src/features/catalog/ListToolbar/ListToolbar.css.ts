import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { centered, flexRow, hairline } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const toolbar = style({
  ...flexRow(vars.space[3]),
  paddingBottom: vars.space[3],
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '0 8px' },
  },
});
export const brands = style({ width: 168, '@media': { [media.phone]: { width: 'auto' } } });
export const stock = style({
  marginRight: 'auto',
  '@media': { [media.phone]: { gridRow: 2, gridColumn: '1 / -1', paddingTop: vars.space[2] } },
});
export const pendingStock = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.line[14],
  '@media': { [media.phone]: { minHeight: vars.size.touch } },
});
export const sort = style({
  width: 200,
  '@media': {
    [media.phone]: {
      width: 'auto',
      gridColumn: 2,
      // No brands beside it.
      selectors: { [`${stock}:first-child + &`]: { gridColumn: '1 / -1' } },
    },
  },
});
export const view = style({
  display: 'inline-flex',
  gap: 2,
  height: vars.size.control,
  padding: 3,
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@media': { [media.phone]: { display: 'none' } },
});
export const pendingControl = style({ height: vars.size.control });
export const pendingView = style({ width: 82, '@media': { [media.phone]: { display: 'none' } } });
export const choice = style({
  ...centered,
  minWidth: 36,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.raised,
      color: vars.color.text,
      boxShadow: `0 0 0 1px ${vars.color.borderStrong}`,
    },
  },
});
