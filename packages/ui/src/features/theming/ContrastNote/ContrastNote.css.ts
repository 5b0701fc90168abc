import { style } from '@vanilla-extract/css';
import { fontSize } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

export const note = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  ...fontSize(13),
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  justifySelf: 'stretch',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const warning = style({ color: vars.color.caution });
