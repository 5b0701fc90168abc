import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useInView } from '../useInView.ts';
import { GridSlot, type GridRows } from './GridSlot.tsx';
import { group, place, rowCount } from './GridTable.css.ts';
import { oneByOne } from './oneByOne.ts';
import { usePrinting } from './usePrinting.ts';

/** Rows that are rendered together: a few windows full; where only those near are in the page, no more than are needed. */
const chunkSize = { all: 50, near: 20 };

export interface RowsInTurnProps<Row> extends GridRows<Row> {
  rows: readonly Row[];
  /** They are too many to be in the page all at a time. */
  isLong: boolean;
}

/**
 * Rows of which those near the window are rendered at once, the rest piece by piece; where they are too many, the rest only
 * keeps its place, and is there while the page is printed.
 */
export function RowsInTurn<Row>({ rows, isLong, columns, rowClassName, renderRow }: RowsInTurnProps<Row>) {
  const chunks = useMemo(() => {
    const pieces: Chunk[] = [];
    const size = isLong ? chunkSize.near : chunkSize.all;
    for (let from = 0; from < rows.length; from += size) {
      const some = rows.slice(from, from + size);
      pieces.push({
        from,
        count: some.length,
        render: () =>
          some.map((row, index) => (
            <GridSlot
              // By place: sorting then only changes texts, and moves nothing.
              key={index}
              row={row}
              rowKey={String(from + index)}
              rowIndex={isLong ? from + index + 2 : undefined}
              columns={columns}
              rowClassName={rowClassName}
              renderRow={renderRow}
            />
          )),
      });
    }
    return pieces;
  }, [rows, isLong, columns, rowClassName, renderRow]);
  const isPrinting = usePrinting();
  const outOfSight = isPrinting ? 'isCurrent' : isLong ? 'keepsPlace' : 'follows';
  return chunks.map((chunk, index) => (
    <TurnGroup
      key={index}
      chunk={chunk}
      outOfSight={outOfSight}
      isAtEdge={index === 0 || index === chunks.length - 1}
    />
  ));
}

/** Some rows as they are now. */
interface Chunk {
  /** Place of the first of them, from 0. */
  readonly from: number;
  readonly count: number;
  readonly render: () => ReactNode;
}

interface TurnGroupProps {
  /** What belongs here now. */
  chunk: Chunk;
  /** Out of sight it follows, or only keeps its place, or must not be behind even for a moment. */
  outOfSight: 'follows' | 'keepsPlace' | 'isCurrent';
  /** Rendered at once, before it is known what is near: the first, and the last, where rows are added. */
  isAtEdge: boolean;
}

/** A turn of the wheel finds its rows already there. */
const oneWindowMore = '100% 0px';

/** Near the window it shows what belongs here at once; elsewhere it follows when its turn comes. */
const TurnGroup = memo(function TurnGroup({ chunk: now, outOfSight, isAtEdge }: TurnGroupProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useInView(element, { rootMargin: oneWindowMore, isInitially: isAtEdge });
  // Whoever is in a field goes on in it, wherever the page is scrolled.
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const job = new AbortController();
    const { signal } = job;
    element.current?.addEventListener('focusin', () => setFocus(true), { signal });
    element.current?.addEventListener('focusout', () => setFocus(false), { signal });
    return () => job.abort();
  }, []);
  const [late, setLate] = useState<Chunk>();
  useEffect(
    // At once, or React would put many of them into one long task again.
    () => (outOfSight === 'follows' ? oneByOne(() => flushSync(() => setLate(now))) : undefined),
    [now, outOfSight],
  );
  const shown =
    isNear || hasFocus || outOfSight === 'isCurrent' ? now : outOfSight === 'follows' ? late : undefined;
  return (
    <div
      ref={element}
      role="rowgroup"
      aria-busy={(shown !== undefined && shown !== now) || undefined}
      className={shown ? group : place}
      data-place={shown ? undefined : `${now.from} ${now.count}`}
      style={assignInlineVars({ [rowCount]: String(now.count) })}
    >
      {shown && <Rows chunk={shown} />}
    </div>
  );
});

const Rows = memo(function Rows({ chunk }: Pick<TurnGroupProps, 'chunk'>) {
  return chunk.render();
});
