import type { GridSort } from './GridColumn.ts';
import { GridFoot } from './GridFoot.tsx';
import { LongGridTable, type LongGridTableProps } from './LongGridTable.tsx';
import { sortHeaders } from './SortHeader.tsx';

export interface SortedGridTableProps<Row> extends Omit<LongGridTableProps<Row>, 'headerOf' | 'totals'> {
  sort?: GridSort | undefined;
  onSort?: (sort: GridSort) => void;
}

/** A `LongGridTable` that is sorted by its heads, and has rows of totals below it. */
export function SortedGridTable<Row>({ sort, onSort, ...table }: SortedGridTableProps<Row>) {
  const { columns, foot = [] } = table;
  return (
    <LongGridTable
      {...table}
      headerOf={columns.some(({ isSortable }) => isSortable) ? sortHeaders({ sort, onSort }) : undefined}
      totals={foot.length > 0 && <GridFoot rows={foot} columns={columns.map(({ key }) => key)} />}
    />
  );
}
