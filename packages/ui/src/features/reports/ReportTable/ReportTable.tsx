import type { GridSort } from '../../../primitives/GridTable/GridColumn.ts';
import { type ReactNode, useMemo } from 'react';
import { GridRow, type GridRowProps } from '../../../primitives/GridTable/GridRow.tsx';
import { SortedGridTable } from '../../../primitives/GridTable/SortedGridTable.tsx';
import type { ReportLine, ReportView, SortOrder } from '../ReportLine.ts';
import type { ReportTotal } from '../sumReport.ts';
import type { ReportActionProps } from './ReportAction.tsx';
import * as tick from '../ticks/TickCell.css.ts';
import { rowAttributes, TickAll, tickColumn, TickedRow } from '../ticks/TickCell.tsx';
import type { Ticks } from '../ticks/useTicks.ts';
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
  /** Its rows can be ticked. */
  ticks?: Ticks | undefined;
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
  ticks,
  emptyText,
}: ReportTableProps) {
  const { columns } = view;
  const grid = useMemo(() => {
    const own = reportGridColumns(view, { onOpen, documentHref });
    return ticks ? [tickColumn(ticks), ...own] : own;
  }, [view, onOpen, documentHref, ticks]);
  const renderRow = useMemo(() => renderLine(ticks), [ticks]);
  const foot = useMemo(() => reportFoot(columns, totals, ticks && 'tick'), [columns, totals, ticks]);
  const sortBy = ({ key, isDescending }: GridSort) => {
    const column = columns.find((one) => one.key === key);
    if (column) onSort({ key: column.key, isDescending });
  };
  const rows = (
    <SortedGridTable
      {...{ label, renderRow, sort, foot }}
      columns={grid}
      rows={lines}
      onSort={sortBy}
      empty={emptyText}
      isBusy={isArranging}
      className={table}
      rowClassName={ticks ? `${card} ${tick.ticked}` : card}
    />
  );
  return (
    <>
      {ticks && (
        <div className={tick.all}>
          <TickAll ticks={ticks} isNamed />
        </div>
      )}
      {rows}
    </>
  );
}

const renderLine =
  (ticks: Ticks | undefined) =>
  (line: ReportLine, own: GridRowProps): ReactNode =>
    ticks ? (
      <TickedRow ticks={ticks} line={line} {...own} />
    ) : (
      <GridRow {...own} attributes={rowAttributes(line)} />
    );
