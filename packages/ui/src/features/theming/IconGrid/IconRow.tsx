import { memo } from 'react';
import type { IconGridProps } from './IconGrid.tsx';
import { cell, drawing, name as nameStyle } from './IconGrid.css.ts';

export interface IconRowProps extends Pick<IconGridProps, 'names' | 'drawings' | 'selected' | 'onSelect'> {
  /** First and one past the last of its icons. */
  from: number;
  to: number;
  /** The icon with the tab stop, where it is in this row. */
  active: number | undefined;
  onActivate: (index: number) => void;
}

/** One row of the grid; scrolling past it draws it once. */
export const IconRow = memo(function IconRow({
  names,
  drawings,
  selected,
  onSelect,
  from,
  to,
  active,
  onActivate,
}: IconRowProps) {
  return names.slice(from, to).map((name, column) => {
    const index = from + column;
    const { width = 1, height = 1, path } = drawings.get(name) ?? {};
    return (
      <div key={name} role="gridcell" aria-label={name} aria-colindex={column + 1}>
        <button
          type="button"
          className={cell}
          data-index={index}
          tabIndex={index === active ? 0 : -1}
          aria-pressed={name === selected}
          title={name}
          onFocus={() => onActivate(index)}
          onClick={() => onSelect(name)}
        >
          <svg className={drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path d={path} />
          </svg>
          <span className={nameStyle}>{name}</span>
        </button>
      </div>
    );
  });
});
