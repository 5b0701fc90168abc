import { style } from '@vanilla-extract/css';
import { onCard } from '../../primitives/GridTable/gridForms.ts';
import { rowHeight } from '../../primitives/GridTable/GridTable.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const table = style([{ vars: { [rowHeight]: '45px' } }, onCard({ vars: { [rowHeight]: '68px' } })]);
export const card = style(
  onCard({ gridTemplateColumns: 'minmax(0, 1fr) 132px 44px', gap: vars.space[2], alignItems: 'center' }),
);
export const remove = style({ justifyItems: 'end' });
