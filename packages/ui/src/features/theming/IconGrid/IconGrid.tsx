import { assignInlineVars } from '../../../theme/assignInlineVars.ts';
import { useImperativeHandle, useLayoutEffect, useState, type KeyboardEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { IconDrawing } from '../readIconSet.ts';
import { IconRow } from './IconRow.tsx';
import * as css from './IconGrid.css.ts';
import { moveInGrid } from './moveInGrid.ts';
import { useIconWindow } from './useIconWindow.ts';

export interface IconGridHandle {
  /** Takes the focus to the icon the arrows are at. */
  focus: () => void;
}

export interface IconGridProps {
  /** Names the grid. */
  label: string;
  names: readonly string[];
  drawings: ReadonlyMap<string, IconDrawing>;
  /** The icon that is set now. */
  selected: string | undefined;
  onSelect: (name: string) => void;
  /** Somebody types where nothing can be written; what follows should go to the filter. */
  onType: () => void;
  ref?: Ref<IconGridHandle>;
}

/**
 * A long list of icons as a grid with one tab stop: arrows, Home, End and the Page keys walk, Enter and Space choose. Only
 * the rows in sight are drawn, so that two thousand icons cost as much as a hundred.
 */
export function IconGrid({ label, names, drawings, selected, onSelect, onType, ref }: IconGridProps) {
  const [active, setActive] = useState(() => Math.max(0, names.indexOf(selected ?? '')));
  const {
    scroller,
    columns,
    pageRows,
    rowHeight,
    rows: drawn,
    onScroll,
    reveal,
  } = useIconWindow(names.length);
  const at = Math.min(active, Math.max(0, names.length - 1));
  const activeRow = Math.floor(at / columns);

  const [shown, setShown] = useState(names);
  if (shown !== names) {
    setShown(names);
    setActive(0);
  }
  // The icon that is set is in sight from the start; what a filter leaves is shown from its beginning.
  useLayoutEffect(() => {
    reveal(0);
    reveal(Math.floor(Math.max(0, names.indexOf(selected ?? '')) / columns));
  }, [names, columns, selected, reveal]);

  const focusAt = (index: number) =>
    scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus({ preventScroll: true });
  useImperativeHandle(ref, () => ({ focus: () => focusAt(at) }));

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInGrid(event, at, { count: names.length, columns, pageRows });
    if (next !== undefined) {
      event.preventDefault();
      flushSync(() => setActive(next));
      reveal(Math.floor(next / columns));
      focusAt(next);
    } else if (isLetter(event)) onType();
  };

  const [from, to] = drawn;
  const rows = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  // The focus would be lost with the row it is in.
  if (activeRow < from) rows.unshift(activeRow);
  if (activeRow >= to && names.length > 0) rows.push(activeRow);
  return (
    <div ref={scroller} className={css.scroller} onScroll={onScroll}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={Math.ceil(names.length / columns)}
        aria-colcount={columns}
        tabIndex={-1}
        className={css.sheet}
        style={{
          ...assignInlineVars({ [css.columnCount]: String(columns) }),
          height: Math.ceil(names.length / columns) * rowHeight,
        }}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={css.place}
            style={{ top: row * rowHeight, height: rowHeight }}
          >
            <IconRow
              names={names}
              from={row * columns}
              to={Math.min(names.length, (row + 1) * columns)}
              {...{ drawings, selected, onSelect }}
              active={row === activeRow ? at : undefined}
              onActivate={setActive}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
