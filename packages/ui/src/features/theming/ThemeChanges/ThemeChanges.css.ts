import { createVar, style } from '@vanilla-extract/css';
import { flexRow, fontSize, truncate } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.css.ts';

const { color } = vars;

/** A colour as it is written; one that is none shows nothing. */
export const shown = createVar();

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  ...flexRow(vars.space[2]),
  minHeight: vars.size.row,
  ...fontSize('13Tight'),
});

export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: 2 });

export const name = style({ fontWeight: vars.font.medium });

export const values = style({
  ...flexRow(vars.space[1]),
  minWidth: 0,
  color: color.textMuted,
  ...fontSize(12),
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style({
  flex: 'none',
  width: 14,
  height: 14,
  borderRadius: vars.radius.small,
  border: `1px solid ${color.borderStrong}`,
  background: shown,
});

export const code = style({ minWidth: 0, ...truncate });
