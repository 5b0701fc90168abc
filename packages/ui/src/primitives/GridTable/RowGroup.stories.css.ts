import { style } from '@vanilla-extract/css';
import { centered, flexRow, hairline } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.css.ts';
import { rowHeight } from './GridTable.css.ts';

export const table = style({ vars: { [rowHeight]: vars.size.row } });
export const row = style({ height: rowHeight, borderBottom: hairline });
export const cell = style({ ...flexRow(12), height: '100%' });
export const picture = style({
  ...centered,
  width: 32,
  height: 32,
  background: vars.color.tile,
});
