import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { rowHeight } from './GridTable.css.ts';

export const table = style({ vars: { [rowHeight]: vars.size.row } });
export const row = style({ height: rowHeight, borderBottom: `1px solid ${vars.color.border}` });
export const cell = style({ display: 'flex', alignItems: 'center', gap: 12, height: '100%' });
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  background: vars.color.tile,
});
