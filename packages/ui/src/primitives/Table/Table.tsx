import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import {
  cell,
  code,
  columns as columnsVar,
  footRow,
  headRow,
  numeric,
  stickyTop as stickyTopVar,
  table,
} from './Table.css.ts';
import { pinnedEnd, pinnedStart, row, skippable } from './TableScroller.css.ts';
import { rem } from '../../theme/inRem.ts';

export interface TableProps {
  /** Accessible name. */
  label: string;
  /** Grid tracks of all rows. Left out where `columns` of Table.css.ts is set around the table, by width of the window. */
  columns?: string;
  /** Where the head row sticks, in px: below what sticks above the table already. */
  stickyTop?: number;
  /** Rows that exist at the server, where not all of them are here; -1 for unknown. */
  rowCount?: number;
  /** The rows are still on their way. */
  isLoading?: boolean;
  children: ReactNode;
}

/**
 * A table whose rows are grids: rows keep the table roles, and the browser can skip the ones out of sight, which it
 * cannot in a real `<table>`. A list with hundreds of rows writes `<div role="row" className={row}>` itself.
 */
export function Table({ label, columns, stickyTop = 0, rowCount, isLoading = false, children }: TableProps) {
  return (
    <div
      role="table"
      className={table}
      aria-label={label}
      aria-rowcount={rowCount}
      aria-busy={isLoading || undefined}
      style={assignInlineVars({ [columnsVar]: columns, [stickyTopVar]: rem(stickyTop) })}
    >
      {children}
    </div>
  );
}

interface RowProps {
  children: ReactNode;
}

/** The head row; stays in sight while the rows scroll. */
export function TableHead({ children }: RowProps) {
  return (
    <div role="row" className={headRow}>
      {children}
    </div>
  );
}

export interface TableRowProps extends RowProps {
  isChosen?: boolean;
  /** Not laid out while out of sight: for lists longer than a few screens. */
  isSkippable?: boolean;
}

/** A row of the body: as many cells as the table has tracks, less what a cell spans. */
export function TableRow({ children, isChosen = false, isSkippable = false }: TableRowProps) {
  return (
    <div role="row" className={isSkippable ? `${row} ${skippable}` : row} data-chosen={isChosen || undefined}>
      {children}
    </div>
  );
}

/** The row of totals. */
export function TableFoot({ children }: RowProps) {
  return (
    <div role="row" className={footRow}>
      {children}
    </div>
  );
}

export interface TableCellProps {
  children?: ReactNode;
  /** `number` on the right with digits under digits, `code` with a slashed zero. */
  kind?: 'text' | 'number' | 'code';
  /** Columns it spans. */
  span?: number;
  /** Stays in sight on its side while the rest scrolls inside a TableScroller. */
  pin?: 'start' | 'end';
}

const looks = { text: cell, number: numeric, code };
const pins = { start: pinnedStart, end: pinnedEnd };

/** A cell of the head row. Takes the `kind` of the cells below it, so that it stands over their text. */
export function TableHeader({ children, span, ...look }: TableCellProps) {
  return (
    <div role="columnheader" className={lookOf(look)} style={spanning(span)} aria-colspan={span}>
      {children}
    </div>
  );
}

/** A cell of the body or of the totals. */
export function TableCell({ children, span, ...look }: TableCellProps) {
  return (
    <div role="cell" className={lookOf(look)} style={spanning(span)} aria-colspan={span}>
      {children}
    </div>
  );
}

const lookOf = ({ kind = 'text', pin }: TableCellProps) =>
  pin ? `${looks[kind]} ${pins[pin]}` : looks[kind];
const spanning = (span?: number) => (span === undefined ? undefined : { gridColumn: `span ${span}` });
