import type { ReactNode } from 'react';
import { ArrowDownIcon } from '../Icon/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../Icon/ArrowUpIcon.tsx';
import type { GridSort } from './GridColumn.ts';
import { HeaderTitle, type HeadColumn } from './GridHead.tsx';
import { sortButton, sortMark } from './LongGridTable.css.ts';
import { lookOf } from './lookOf.ts';

interface Sorting {
  /** Undefined while there is nothing to sort. */
  sort: GridSort | undefined;
  onSort: ((sort: GridSort) => void) | undefined;
}

/** The `headerOf` of a table whose rows are ordered by the columns that are `isSortable`. */
export const sortHeaders =
  (sorting: Sorting) =>
  (column: HeadColumn): ReactNode | undefined =>
    column.isSortable ? <SortHeader key={column.key} column={column} {...sorting} /> : undefined;

function SortHeader({ column, sort, onSort }: Sorting & { column: HeadColumn }) {
  const { key, title, short } = column;
  const isSorted = sort?.key === key;
  const isDescending = isSorted && sort.isDescending;
  const name = short === undefined ? undefined : title;
  return (
    <div
      className={lookOf(column)}
      role="columnheader"
      aria-label={name}
      aria-sort={sort && (isSorted ? (isDescending ? 'descending' : 'ascending') : 'none')}
    >
      <button
        type="button"
        className={sortButton}
        aria-label={name}
        onClick={() => onSort?.({ key, isDescending: isSorted && !isDescending })}
      >
        <HeaderTitle title={title} short={short} />
        <span className={sortMark}>
          {isDescending ? <ArrowDownIcon size="xs" /> : <ArrowUpIcon size="xs" />}
        </span>
      </button>
    </div>
  );
}
