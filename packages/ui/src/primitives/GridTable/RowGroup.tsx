import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import type { ReactNode } from 'react';
import { group, rowCount } from './GridTable.css.ts';

export interface RowGroupProps {
  /** How many rows stand in it; with the table's `rowHeight` its place before it has been laid out. */
  count: number;
  children: ReactNode;
}

/** Rows of a long table that the browser lays out and paints together, when they come near the window. */
export const RowGroup = ({ count, children }: RowGroupProps) => (
  <div className={group} role="rowgroup" style={assignInlineVars({ [rowCount]: String(count) })}>
    {children}
  </div>
);
