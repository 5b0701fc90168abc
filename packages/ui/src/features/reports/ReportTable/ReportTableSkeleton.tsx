import { useMemo } from 'react';
import { LongGridTable } from '../../../primitives/GridTable/LongGridTable.tsx';
import type { ReportColumn } from '../ReportLine.ts';
import { reportGridColumns } from './reportGridColumns.tsx';
import { card, table } from './ReportTable.css.ts';

export interface ReportTableSkeletonProps {
  label: string;
  columns: readonly ReportColumn[];
}

const noDocuments = { onOpen: () => undefined, documentHref: () => '' };

/** The table before its rows are there, with their exact geometry. */
export function ReportTableSkeleton({ label, columns }: ReportTableSkeletonProps) {
  const grid = useMemo(() => reportGridColumns({ columns, lines: [] }, noDocuments), [columns]);
  return (
    <LongGridTable
      label={label}
      columns={grid}
      rows={[]}
      skeletonRows={12}
      className={table}
      rowClassName={card}
    />
  );
}
