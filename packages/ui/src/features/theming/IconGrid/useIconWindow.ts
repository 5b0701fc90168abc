import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { letterScale } from '../../../theme/inRem.ts';

/** Size of a cell in px at the usual size of letters: wide enough for its name's beginning, high enough for a finger. */
const usualCell = { width: 84, height: 76 };
/** Rows drawn beyond either edge, so that a quick wheel meets no hole. */
const spare = 5;

export interface IconWindow {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly columns: number;
  /** Rows that fit, for the Page keys. */
  readonly pageRows: number;
  readonly rowHeight: number;
  /** First and one past the last row to draw. */
  readonly rows: readonly [from: number, to: number];
  readonly onScroll: () => void;
  /** Scrolls no further than needed to see a row. */
  readonly reveal: (row: number) => void;
}

/** Which rows of a long grid are worth drawing: those in sight and a few more. */
export function useIconWindow(count: number): IconWindow {
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ columns: 1, pageRows: 1 });
  const [top, setTop] = useState(0);
  const [cell] = useState(() => {
    const scale = letterScale();
    return { width: usualCell.width * scale, height: usualCell.height * scale };
  });

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      const columns = Math.max(1, Math.floor(element.clientWidth / cell.width));
      const pageRows = Math.max(1, Math.floor(element.clientHeight / cell.height));
      setSize((now) => (now.columns === columns && now.pageRows === pageRows ? now : { columns, pageRows }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [cell]);

  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (!element) return;
      const above = row * cell.height;
      const below = above + cell.height - element.clientHeight;
      if (element.scrollTop > above) element.scrollTop = above;
      else if (element.scrollTop < below) element.scrollTop = below;
    },
    [cell],
  );

  const last = Math.ceil(count / size.columns);
  const from = Math.max(0, Math.min(top, last - size.pageRows) - spare);
  return {
    scroller,
    ...size,
    rowHeight: cell.height,
    rows: [from, Math.min(last, top + size.pageRows + 1 + spare)],
    onScroll: () => setTop(Math.floor((scroller.current?.scrollTop ?? 0) / cell.height)),
    reveal,
  };
}
