import type { ReactNode } from 'react';
import type { CellAttributes } from './GridColumn.ts';
import { row } from './GridTable.css.ts';

/** What a table gives each of its rows. */
export interface GridRowProps {
  rowKey: string;
  /** Its place among all rows, from 2 after the head, where not all of them are in the page. */
  rowIndex: number | undefined;
  /** How its card is laid out. */
  className: string | undefined;
  /** Its cells. */
  children: ReactNode;
}

export interface GridRowLook {
  isChosen?: boolean;
  /** Something of it is being changed. */
  isBusy?: boolean;
  attributes?: CellAttributes | undefined;
}

/** A row of a `GridTable`; below 768 px the same cells are laid out as a card. */
export function GridRow({
  rowKey,
  rowIndex,
  children,
  isChosen = false,
  isBusy = false,
  className,
  attributes,
}: GridRowProps & GridRowLook) {
  return (
    <div
      className={className === undefined ? row : `${row} ${className}`}
      role="row"
      aria-rowindex={rowIndex}
      aria-busy={isBusy || undefined}
      data-key={rowKey}
      data-chosen={isChosen ? '' : undefined}
      {...attributes}
    >
      {children}
    </div>
  );
}
