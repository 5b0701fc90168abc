import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import { memo, type RefObject, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { observeInView, useInView } from '../useInView.ts';
import { GridSlot, type GridRows } from './GridSlot.tsx';
import { group, place, rowCount, stretch } from './GridTable.css.ts';
import { oneByOne } from './oneByOne.ts';
import { usePrinting } from './usePrinting.ts';

/** Chunks that keep their place together while none of them is near: the browser asks of each, in every frame, whether it is. */
const stretchSize = 20;

export interface RowsInTurnProps<Row> extends GridRows<Row> {
  rows: readonly Row[];
  /** They are too many to be in the page all at a time. */
  isLong: boolean;
  /** So many rows are rendered together. */
  chunkSize: number;
}

/**
 * Rows of which those near the window are rendered first, the rest piece by piece; where they are too many, the rest only
 * keeps its place, and is there while the page is printed.
 */
export function RowsInTurn<Row>({
  rows,
  isLong,
  chunkSize,
  columns,
  rowClassName,
  renderRow,
}: RowsInTurnProps<Row>) {
  const chunks = useMemo(() => {
    const pieces: Chunk[] = [];
    for (let from = 0; from < rows.length; from += chunkSize) {
      const some = rows.slice(from, from + chunkSize);
      pieces.push({
        from,
        count: some.length,
        isAtEdge: from === 0 || from + chunkSize >= rows.length,
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
  }, [rows, isLong, chunkSize, columns, rowClassName, renderRow]);
  const stretches = useMemo(
    () =>
      Array.from({ length: Math.ceil(chunks.length / stretchSize) }, (_, index) =>
        chunks.slice(index * stretchSize, (index + 1) * stretchSize),
      ),
    [chunks],
  );
  const isPrinting = usePrinting();
  const outOfSight = isPrinting ? 'isCurrent' : isLong ? 'keepsPlace' : 'follows';
  return stretches.map((some, index) => <Stretch key={index} chunks={some} outOfSight={outOfSight} />);
}

/** Some rows as they are now. */
interface Chunk {
  /** Place of the first of them, from 0. */
  readonly from: number;
  readonly count: number;
  /** Rendered at once, before it is known what is near: the first, and the last, where rows are added. */
  readonly isAtEdge: boolean;
  readonly render: () => ReactNode;
}

/** A turn of the wheel finds its rows already there, and before them their groups. */
const [oneWindowMore, threeWindowsMore] = ['100% 0px', '300% 0px'];

/** What keeps a place. */
const keepsPlace = (from: number, count: number) => ({
  className: place,
  'data-place': `${from} ${count}`,
  style: assignInlineVars({ [rowCount]: String(count) }),
});

/** What is out of sight follows, or only keeps its place, or must not be behind even for a moment. */
type OutOfSight = 'follows' | 'keepsPlace' | 'isCurrent';

interface StretchProps {
  chunks: readonly Chunk[];
  outOfSight: OutOfSight;
}

/** Groups of rows, of which far from the window nothing may be in the page but their place. */
const Stretch = memo(function Stretch({ chunks, outOfSight }: StretchProps) {
  const element = useRef<HTMLDivElement>(null);
  const isInitially = chunks.some(({ isAtEdge }) => isAtEdge);
  const isNear = useInView(element, { rootMargin: threeWindowsMore, isInitially });
  const hasFocus = useHasFocus(element);
  const count = chunks.reduce((sum, chunk) => sum + chunk.count, 0);
  return outOfSight === 'keepsPlace' && !isNear && !hasFocus ? (
    <div ref={element} {...keepsPlace(chunks[0]?.from ?? 0, count)} />
  ) : (
    <div ref={element} className={stretch}>
      {chunks.map((chunk, index) => (
        <TurnGroup key={index} chunk={chunk} outOfSight={outOfSight} />
      ))}
    </div>
  );
});

interface TurnGroupProps {
  /** What belongs here now. */
  chunk: Chunk;
  outOfSight: OutOfSight;
}

/** Near the window it shows what belongs here; elsewhere it follows when its turn comes. */
const TurnGroup = memo(function TurnGroup({ chunk: now, outOfSight }: TurnGroupProps) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(element, now.isAtEdge, outOfSight === 'keepsPlace');
  const hasFocus = useHasFocus(element);
  const [late, setLate] = useState<Chunk>();
  useEffect(
    // At once, or React would put many of them into one long task again.
    () => (outOfSight === 'follows' ? oneByOne(() => flushSync(() => setLate(now))) : undefined),
    [now, outOfSight],
  );
  const shown =
    isNear || hasFocus || outOfSight === 'isCurrent' ? now : outOfSight === 'follows' ? late : undefined;
  if (!shown) return <div ref={element} role="rowgroup" {...keepsPlace(now.from, now.count)} />;
  return (
    <div
      ref={element}
      role="rowgroup"
      aria-busy={shown !== now || undefined}
      className={group}
      style={assignInlineVars({ [rowCount]: String(now.count) })}
    >
      <Rows chunk={shown} />
    </div>
  );
});

/**
 * Whether an element is near the window.
 * @param comesInTurn those that come near together are told one by one: the rows of a window are one long task
 */
function useIsNear(ref: RefObject<Element | null>, isInitially: boolean, comesInTurn: boolean): boolean {
  const [isNear, setNear] = useState(isInitially);
  useEffect(() => {
    if (!ref.current) return undefined;
    let takeBack: (() => void) | undefined;
    const stop = observeInView(
      ref.current,
      (isIn) => {
        takeBack?.();
        takeBack = undefined;
        if (isIn && comesInTurn) takeBack = oneByOne(() => flushSync(() => setNear(true)));
        else setNear(isIn);
      },
      oneWindowMore,
    );
    return () => {
      takeBack?.();
      stop();
    };
  }, [ref, comesInTurn]);
  return isNear;
}

/** Whoever is in a field goes on in it, wherever the page is scrolled. */
function useHasFocus(ref: RefObject<Element | null>): boolean {
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const job = new AbortController();
    const { signal } = job;
    ref.current?.addEventListener('focusin', () => setFocus(true), { signal });
    ref.current?.addEventListener('focusout', () => setFocus(false), { signal });
    return () => job.abort();
  }, [ref]);
  return hasFocus;
}

const Rows = memo(function Rows({ chunk }: Pick<TurnGroupProps, 'chunk'>) {
  return chunk.render();
});
