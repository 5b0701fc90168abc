import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { floating } from '../Popover/floating.css.ts';

export const root = style({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

export const tooltip = style([
  floating,
  {
    width: 'max-content',
    maxWidth: 280,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    borderRadius: vars.radius.small,
    background: vars.color.inverse,
    color: vars.color.onInverse,
    ...fontSize(12),
    fontWeight: vars.font.medium,
    whiteSpace: 'normal',
  },
]);
