import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import { useMemo, useRef, type ReactNode } from 'react';
import { inRem, rem } from '../../theme/inRem.ts';
import { wholeOnFocus } from '../wholeOnFocus.ts';
import type { GridColumn, GridFootRow } from './GridColumn.ts';
import { GridHead, type GridHeadProps } from './GridHead.tsx';
import { GridSkeleton } from './GridSkeleton.tsx';
import type { GridRows } from './GridSlot.tsx';
import { frame, narrowTracks, paperTracks, pinnedWidth, wholeTracks } from './GridFrame.css.ts';
import * as css from './GridTable.css.ts';
import { gridTracks } from './gridTracks.ts';
import type { KeyedRow } from '../keyedRows.ts';
import { useCopiedCells } from './useCopiedCells.ts';
import { useFittingLayout } from './useFittingLayout.ts';

export interface GridFrameProps<Row> extends GridRows<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  /** In their order. `rows` and `columns` of the same identity are not looked at again. */
  rows: readonly Row[];
  /** Where a row is told by a key and not by its place. */
  keyed?: readonly KeyedRow<Row>[] | undefined;
  /** Not all rows are in the page, so that they are counted. */
  isCounted?: boolean;
  headerOf?: GridHeadProps['headerOf'];
  /** The rows of totals, for the clipboard; and as they are shown. */
  foot?: readonly GridFootRow[];
  totals?: ReactNode;
  /** Said in place of rows. */
  empty?: ReactNode;
  /** What is shown is about to change. */
  isBusy?: boolean;
  /** How many rows hold the place of those that are on their way, with the exact geometry of them; none of `rows` is shown. */
  skeletonRows?: number;
  /** It holds nothing to focus, so that where it scrolls it takes the focus itself, to be scrolled by keyboard. */
  isFocusable?: boolean;
  className?: string;
  /** The rows, in their groups. */
  children?: ReactNode;
}

const noFoot: readonly GridFootRow[] = [];

/** What is around the rows of every table: the box, the head, the totals, and what stands in their place. */
export function GridFrame<Row>({
  label,
  columns,
  rows,
  keyed,
  isCounted = false,
  headerOf,
  foot = noFoot,
  totals,
  empty,
  isBusy = false,
  skeletonRows = 0,
  isFocusable = false,
  className,
  rowClassName,
  children,
}: GridFrameProps<Row>) {
  const table = useRef<HTMLDivElement>(null);
  const tracks = useMemo(() => gridTracks(columns), [columns]);
  const { layout, ruler } = useFittingLayout(label, tracks);
  useCopiedCells(table, { columns, foot, rows, keyed });
  const isLoading = skeletonRows > 0;
  return (
    <>
      <div ref={ruler} />
      <div
        className={frame}
        data-layout={layout}
        inert={isLoading}
        style={assignInlineVars({
          [wholeTracks]: inRem(tracks.whole),
          [narrowTracks]: inRem(tracks.narrow),
          [paperTracks]: inRem(tracks.paper),
          [pinnedWidth]: rem(tracks.pinned),
        })}
        {...(isFocusable && { role: 'region', tabIndex: 0, 'aria-label': label })}
        {...wholeOnFocus}
      >
        <div
          ref={table}
          className={className === undefined ? css.table : `${css.table} ${className}`}
          role="table"
          aria-label={label}
          aria-rowcount={isCounted ? rows.length + 1 + foot.length : undefined}
          aria-busy={isBusy || isLoading || undefined}
        >
          <GridHead columns={columns} headerOf={headerOf} isCounted={isCounted} />
          {isLoading ? (
            <GridSkeleton columns={columns} count={skeletonRows} rowClassName={rowClassName} />
          ) : (
            children
          )}
          {!isLoading && rows.length === 0 && empty !== undefined && (
            <div role="row">
              <div className={css.empty} role="cell">
                {empty}
              </div>
            </div>
          )}
          {totals}
        </div>
      </div>
    </>
  );
}
