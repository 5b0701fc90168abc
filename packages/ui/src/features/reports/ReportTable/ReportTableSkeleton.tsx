import { useMemo } from 'react';
import { SortedGridTable } from '../../../primitives/GridTable/SortedGridTable.tsx';
import type { ReportColumn } from '../ReportLine.ts';
import { reportGridColumns } from './reportGridColumns.tsx';
import { ticked } from '../ticks/TickCell.css.ts';
import { tickPlace } from '../ticks/TickCell.tsx';
import { card, table } from './ReportTable.css.ts';

export interface ReportTableSkeletonProps {
  label: string;
  columns: readonly ReportColumn[];
  /** Its rows can be ticked. */
  hasTicks?: boolean;
}

const noDocuments = { onOpen: () => undefined, documentHref: () => '' };

/** The table before its rows are there, with their exact geometry. */
export function ReportTableSkeleton({ label, columns, hasTicks = false }: ReportTableSkeletonProps) {
  const grid = useMemo(() => {
    const own = reportGridColumns({ columns, lines: [] }, noDocuments);
    return hasTicks ? [tickPlace, ...own] : own;
  }, [columns, hasTicks]);
  return (
    <SortedGridTable
      label={label}
      columns={grid}
      rows={[]}
      skeletonRows={12}
      className={table}
      rowClassName={hasTicks ? `${card} ${ticked}` : card}
    />
  );
}
