import { useMemo } from 'react';
import { everyRowLimit } from '../everyRowLimit.ts';
import type { ReportLine, ReportView, SortOrder } from '../ReportLine.ts';
import type { ReportTotal } from '../sumReport.ts';
import { type Chunk, ReportChunk, type ReportChunkProps } from './ReportChunk.tsx';
import { footRows, ReportFoot } from './ReportFoot.tsx';
import { ReportFrame } from './ReportHead.tsx';
import { empty } from './ReportTable.css.ts';
import { usePrinting } from './usePrinting.ts';

export interface ReportTableProps extends Pick<ReportChunkProps, 'onOpen' | 'documentHref'> {
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

/** Rows that are rendered together: a few windows full. */
const chunkSize = 50;

/**
 * Rows of a report under heads that sort. What is near the window is rendered at once, the rest piece by piece: up to
 * 6,000 rows all of them are in the page within a moment, so finding in the page and printing see them; beyond, only those
 * near the window, and all of them while printing.
 */
export function ReportTable({
  label,
  view: { columns, lines: allLines },
  lines,
  totals,
  sort,
  onSort,
  onOpen,
  documentHref,
  isArranging = false,
  emptyText,
}: ReportTableProps) {
  const isLong = lines.length > everyRowLimit;
  const chunks = useMemo(() => {
    const pieces: Chunk[] = [];
    for (let from = 0; from < lines.length; from += chunkSize) {
      pieces.push({ columns, lines: lines.slice(from, from + chunkSize), from: isLong ? from : undefined });
    }
    return pieces;
  }, [columns, lines, isLong]);
  const isPrinting = usePrinting();
  const outOfSight = isPrinting ? 'isCurrent' : isLong ? 'keepsPlace' : 'follows';
  return (
    <ReportFrame
      label={label}
      columns={columns}
      lines={allLines}
      sort={sort}
      onSort={onSort}
      isBusy={isArranging}
      rowTotal={isLong ? lines.length + 1 + footRows(totals) : undefined}
    >
      {chunks.map((chunk, index) => (
        <ReportChunk
          key={index}
          chunk={chunk}
          outOfSight={outOfSight}
          isFirst={index === 0}
          onOpen={onOpen}
          documentHref={documentHref}
        />
      ))}
      {lines.length === 0 && (
        <div role="row">
          <div className={empty} role="cell">
            {emptyText}
          </div>
        </div>
      )}
      {totals.length > 0 && <ReportFoot columns={columns} totals={totals} />}
    </ReportFrame>
  );
}
