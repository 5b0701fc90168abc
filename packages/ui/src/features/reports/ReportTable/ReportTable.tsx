import { useMemo } from 'react';
import type { GridSort } from '../../../primitives/GridTable/GridColumn.ts';
import { GridRow, type GridRowProps } from '../../../primitives/GridTable/GridRow.tsx';
import { LongGridTable } from '../../../primitives/GridTable/LongGridTable.tsx';
import type { ReportLine, ReportView, SortOrder } from '../ReportLine.ts';
import type { ReportTotal } from '../sumReport.ts';
import type { ReportActionProps } from './ReportAction.tsx';
import { reportFoot } from './reportFoot.tsx';
import { reportGridColumns } from './reportGridColumns.tsx';
import { card, table } from './ReportTable.css.ts';

export interface ReportTableProps extends Omit<ReportActionProps, 'action'> {
  /** Name of the table. */
  label: string;
  view: ReportView;
  /** The lines to show, in their order. */
  lines: readonly ReportLine[];
  totals: readonly ReportTotal[];
  sort: SortOrder;
  onSort: (sort: SortOrder) => void;
  /** The lines are being put in order. */
  isArranging?: boolean;
  /** Said where there are no lines. */
  emptyText: string;
}

/** Rows of a report under heads that sort. */
export function ReportTable({
  label,
  view,
  lines,
  totals,
  sort,
  onSort,
  onOpen,
  documentHref,
  isArranging = false,
  emptyText,
}: ReportTableProps) {
  const { columns } = view;
  const grid = useMemo(() => reportGridColumns(view, { onOpen, documentHref }), [view, onOpen, documentHref]);
  const foot = useMemo(() => reportFoot(columns, totals), [columns, totals]);
  const sortBy = ({ key, isDescending }: GridSort) => {
    const column = columns.find((one) => one.key === key);
    if (column) onSort({ key: column.key, isDescending });
  };
  return (
    <LongGridTable
      label={label}
      columns={grid}
      rows={lines}
      renderRow={renderLine}
      sort={sort}
      onSort={sortBy}
      foot={foot}
      empty={emptyText}
      isBusy={isArranging}
      className={table}
      rowClassName={card}
    />
  );
}

const carried = { 'data-carried': '' };
const renderLine = (line: ReportLine, own: GridRowProps) => (
  <GridRow {...own} attributes={line.isCarried ? carried : undefined} />
);
