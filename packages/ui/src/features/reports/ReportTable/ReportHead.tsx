import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useMemo } from 'react';
import { ArrowDownIcon } from '../../../primitives/Icon/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../../../primitives/Icon/ArrowUpIcon.tsx';
import { wholeOnFocus } from '../../../primitives/wholeOnFocus.ts';
import { columnTracks } from '../columnTracks.ts';
import type { ColumnKind, ReportColumn, ReportLine, SortOrder } from '../ReportLine.ts';
import {
  cells,
  head,
  narrowTracks,
  paperTracks,
  scroller,
  sortButton,
  sortButtonEnd,
  sortMark,
  table,
  wideTracks,
  action,
} from './ReportTable.css.ts';
import { inRem } from '../../../theme/inRem.ts';

interface FrameProps {
  /** Name of the table. */
  label: string;
  columns: readonly ReportColumn[];
  /** Of the whole report, whose amounts the columns hold; undefined while they are not there. */
  lines?: readonly ReportLine[];
  /** Undefined while there is nothing to sort. */
  sort?: SortOrder;
  onSort?: (sort: SortOrder) => void;
  isBusy?: boolean;
  /** Rows of the report, where not all of them are in the page. */
  rowTotal?: number | undefined;
  children: ReactNode;
}

/** The scroll box, the grid and the head; also around the skeleton, so that nothing moves when the rows arrive. */
export function ReportFrame({
  label,
  columns,
  lines,
  sort,
  onSort,
  isBusy = false,
  rowTotal,
  children,
}: FrameProps) {
  const tracks = useMemo(() => columnTracks(columns, lines), [columns, lines]);
  return (
    <div
      className={scroller}
      style={assignInlineVars({
        [wideTracks]: inRem(tracks.wide),
        [narrowTracks]: inRem(tracks.narrow),
        [paperTracks]: inRem(tracks.paper),
      })}
      data-large={tracks.isLarge || undefined}
      {...wholeOnFocus}
    >
      <div
        className={table}
        // Where it scrolls, its rows are as wide as their columns.
        style={tracks.isLarge ? { minWidth: 'min-content' } : undefined}
        role="table"
        aria-label={label}
        aria-rowcount={rowTotal}
        aria-busy={isBusy || undefined}
        data-rated={columns.some(({ key }) => key === 'rate') ? '' : undefined}
      >
        <div className={head} role="row" aria-rowindex={rowTotal === undefined ? undefined : 1}>
          {columns.map((column) => (
            <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
          <div className={action} role="columnheader">
            İşlem
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

const numeric = new Set<ColumnKind>(['amount', 'balance', 'days', 'rate']);

interface SortHeaderProps {
  column: ReportColumn;
  sort: SortOrder | undefined;
  onSort: ((sort: SortOrder) => void) | undefined;
}

function SortHeader({ column, sort, onSort }: SortHeaderProps) {
  const isSorted = sort?.key === column.key;
  const isDescending = isSorted && sort.isDescending;
  return (
    <div
      className={cells[column.key]}
      role="columnheader"
      aria-sort={sort && (isSorted ? (isDescending ? 'descending' : 'ascending') : 'none')}
    >
      <button
        type="button"
        className={numeric.has(column.kind) ? sortButtonEnd : sortButton}
        onClick={() => onSort?.({ key: column.key, isDescending: isSorted && !isDescending })}
      >
        {column.title}
        <span className={sortMark}>
          {isDescending ? <ArrowDownIcon size="xs" /> : <ArrowUpIcon size="xs" />}
        </span>
      </button>
    </div>
  );
}
