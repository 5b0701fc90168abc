import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/breakpoints.ts';
import { oneColumn } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const article = style({
  ...oneColumn(vars.space[4]),
  maxWidth: 760,
  paddingBottom: vars.space[8],
  overflowWrap: 'anywhere',
});
export const empty = style({ color: vars.color.textMuted });
export const titleLine = style({
  display: 'grid',
  alignItems: 'center',
  height: vars.line[24],
  '@media': { [media.phone]: { height: vars.line[20] } },
});
export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const line = style({ display: 'grid', alignItems: 'center', height: vars.line[16] });
