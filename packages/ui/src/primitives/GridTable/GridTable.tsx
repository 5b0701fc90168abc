import { useMemo } from 'react';
import { keyedRows } from '../keyedRows.ts';
import { GridFrame, type GridFrameProps } from './GridFrame.tsx';
import { RowsAtOnce } from './RowsAtOnce.tsx';

export interface GridTableProps<Row> extends Omit<
  GridFrameProps<Row>,
  'keyed' | 'isCounted' | 'foot' | 'totals' | 'children'
> {
  /** Tells a row from the others wherever it goes: what is typed into it stays with it. */
  rowKey: (row: Row) => string;
}

/**
 * A table of typed rows, all of them in the page. Rows are grids with the roles of a table, so that the browser can skip those
 * out of sight, which it cannot in a real `<table>`; on paper the head stands on each page, below 768 px a row is a card, and a
 * selection that spans cells is copied as cells.
 */
export function GridTable<Row>({ rowKey, ...frame }: GridTableProps<Row>) {
  const { rows, columns, rowClassName, renderRow } = frame;
  const keyed = useMemo(() => keyedRows(rows, rowKey), [rows, rowKey]);
  return (
    <GridFrame {...frame} keyed={keyed}>
      <RowsAtOnce rows={keyed} {...{ columns, rowClassName, renderRow }} />
    </GridFrame>
  );
}
