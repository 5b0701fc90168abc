import { useMemo, type ReactNode } from 'react';
import type { GridColumn } from './GridColumn.ts';
import { GridRow, type GridRowProps } from './GridRow.tsx';
import { lookOf } from './lookOf.ts';

/** How a table makes rows; both stay the same from rendering to rendering, or every row is rendered again. */
export interface GridRows<Row> {
  columns: readonly GridColumn<Row>[];
  /** How the card of a row is laid out. */
  rowClassName?: string | undefined;
  /**
   * Puts the cells into a `GridRow` of its own: for rows with a state. A component that follows the state renders
   * without its cells, which are its children.
   */
  renderRow?: ((row: Row, own: GridRowProps) => ReactNode) | undefined;
}

export interface GridSlotProps<Row> extends GridRows<Row> {
  row: Row;
  rowKey: string;
  rowIndex: number | undefined;
}

const plain = (_row: unknown, own: GridRowProps) => <GridRow {...own} />;

/** A place for a row; renders it again only where the row is another. */
export function GridSlot<Row>({
  row,
  rowKey,
  rowIndex,
  columns,
  rowClassName: className,
  renderRow = plain,
}: GridSlotProps<Row>) {
  return useMemo(() => {
    const children = columns.map((column) => cellOf(column, row));
    return renderRow(row, { rowKey, rowIndex, className, children });
  }, [row, rowKey, rowIndex, columns, className, renderRow]);
}

function cellOf<Row>(column: GridColumn<Row>, row: Row) {
  const { key, kind, label, translate, cell, attributes } = column;
  return (
    <div
      className={lookOf(column)}
      role="cell"
      key={key}
      translate={translate ?? (kind === undefined || kind === 'text' ? undefined : 'no')}
      data-label={label}
      {...attributes?.(row)}
    >
      {cell(row)}
    </div>
  );
}
