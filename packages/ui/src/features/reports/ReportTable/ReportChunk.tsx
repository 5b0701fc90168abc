import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReportColumn, ReportLine } from '../ReportLine.ts';
import { useInView } from '../../../primitives/useInView.ts';
import { group, rowCount } from '../../../primitives/RowGroup/RowGroup.css.ts';
import { oneByOne } from './oneByOne.ts';
import { ReportRow, type ReportRowProps } from './ReportRow.tsx';
import { place } from './ReportTable.css.ts';

/** Rows of a report that are rendered together. */
export interface Chunk {
  readonly columns: readonly ReportColumn[];
  readonly lines: readonly ReportLine[];
  /** Place of the first of its rows, from 0; told only where not all rows are in the page. */
  readonly from: number | undefined;
}

export interface ReportChunkProps extends Pick<ReportRowProps, 'onOpen' | 'documentHref'> {
  /** What belongs here now. */
  chunk: Chunk;
  /** Out of sight it follows, or only keeps its place, or must not be behind even for a moment. */
  outOfSight: 'follows' | 'keepsPlace' | 'isCurrent';
  /** Rendered at once, before it is known what is near. */
  isFirst: boolean;
}

/** A turn of the wheel finds its rows already there. */
const oneWindowMore = '100% 0px';

/** A piece of the table. Near the window it shows what belongs there at once; elsewhere it follows when its turn comes. */
export const ReportChunk = memo(function ReportChunk({
  chunk: now,
  outOfSight,
  isFirst,
  onOpen,
  documentHref,
}: ReportChunkProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useInView(element, { rootMargin: oneWindowMore, isInitially: isFirst });
  const [late, setLate] = useState<Chunk>();
  useEffect(
    // At once, or React would put many of them into one long task again.
    () => (outOfSight === 'follows' ? oneByOne(() => flushSync(() => setLate(now))) : undefined),
    [now, outOfSight],
  );
  const shown = isNear || outOfSight === 'isCurrent' ? now : outOfSight === 'follows' ? late : undefined;
  return (
    <div
      ref={element}
      role="rowgroup"
      aria-busy={(shown !== undefined && shown !== now) || undefined}
      className={shown ? group : place}
      style={assignInlineVars({ [rowCount]: String(now.lines.length) })}
    >
      {shown && <Rows chunk={shown} onOpen={onOpen} documentHref={documentHref} />}
    </div>
  );
});

const Rows = memo(function Rows({
  chunk: { columns, lines, from },
  onOpen,
  documentHref,
}: Pick<ReportChunkProps, 'chunk' | 'onOpen' | 'documentHref'>) {
  return lines.map((line, index) => (
    <ReportRow
      // By place: sorting then only changes texts, and moves nothing.
      key={index}
      columns={columns}
      line={line}
      onOpen={onOpen}
      documentHref={documentHref}
      rowIndex={from === undefined ? undefined : from + index + 2}
    />
  ));
});
