import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/vars.css.ts';

export const picture = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  aspectRatio: '5 / 2',
  background: vars.color.brandSoftHover,
});
export const words = style({
  padding: `${vars.space[5]} ${vars.space[6]}`,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { padding: vars.space[4] } },
});
export const text = style({ marginTop: vars.space[1], color: vars.color.textMuted });
