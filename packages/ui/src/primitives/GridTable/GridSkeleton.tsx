import type { GridColumn } from './GridColumn.ts';
import { row } from './GridTable.css.ts';
import { lookOf } from './lookOf.ts';

export interface GridSkeletonProps {
  columns: readonly Omit<GridColumn<never>, 'cell' | 'attributes' | 'copies'>[];
  count: number;
  rowClassName: string | undefined;
}

/** Rows that are on their way, in their geometry. In no group: there is nothing to skip. */
export function GridSkeleton({ columns, count, rowClassName }: GridSkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={rowClassName === undefined ? row : `${row} ${rowClassName}`} role="row">
      {columns.map((column) => (
        <div key={column.key} className={lookOf(column)} role="cell" data-label={column.label}>
          {column.skeleton?.(index)}
        </div>
      ))}
    </div>
  ));
}
