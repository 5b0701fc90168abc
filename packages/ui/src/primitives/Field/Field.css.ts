import { style } from '@vanilla-extract/css';
import { fontSize, oneColumn } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = style({ ...oneColumn(vars.space[1]), alignContent: 'start' });

export const label = style({
  ...fontSize(13),
  fontWeight: vars.font.medium,
  color: vars.color.text,
});

export const below = style({ display: 'flex', gap: vars.space[3], justifyContent: 'space-between' });

export const words = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

const small = style({ ...fontSize(12), overflowWrap: 'anywhere' });

export const hint = style([small, { color: vars.color.textSubtle }]);

export const error = style([
  small,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: vars.space[1],
    color: vars.color.critical,
    fontWeight: vars.font.medium,
  },
]);

export const errorIcon = style({ paddingTop: 1 });
