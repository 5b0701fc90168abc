import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';
import { onCard, onNarrowAndPaper } from './gridForms.ts';
import { rowHeight } from './GridTable.css.ts';

export const table = style(onCard({ vars: { [rowHeight]: '92px' } }));
export const card = style(onCard({ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 8px' }));
export const name = style([{ overflowWrap: 'anywhere' }, onCard({ gridColumn: '1 / -1' })]);
/** Folded: it stands under the name. */
export const barcode = style([onNarrowAndPaper({ display: 'none' }), onCard({ display: 'none' })]);
export const under = style([
  { display: 'none', color: vars.color.textSubtle },
  onNarrowAndPaper({ display: 'block' }),
  onCard({ display: 'block' }),
]);
