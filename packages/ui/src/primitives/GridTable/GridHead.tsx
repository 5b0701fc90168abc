import { ArrowDownIcon } from '../Icon/ArrowDownIcon.tsx';
import { ArrowUpIcon } from '../Icon/ArrowUpIcon.tsx';
import type { GridColumn, GridSort } from './GridColumn.ts';
import * as css from './GridTable.css.ts';
import { lookOf } from './lookOf.ts';

type HeadColumn = Omit<GridColumn<never>, 'cell' | 'attributes' | 'copies'>;

export interface GridHeadProps {
  columns: readonly HeadColumn[];
  /** Undefined while there is nothing to sort. */
  sort: GridSort | undefined;
  onSort: ((sort: GridSort) => void) | undefined;
  /** Not all rows are in the page, so that they are counted, and the head with them. */
  isCounted: boolean;
}

/** The names of the columns; stay in sight while the rows scroll, and stand on each page of paper. */
export function GridHead({ columns, sort, onSort, isCounted }: GridHeadProps) {
  const isSortable = columns.some((column) => column.isSortable);
  return (
    <div className={css.head} role="presentation" data-sortable={isSortable ? '' : undefined}>
      <div className={css.headRow} role="row" aria-rowindex={isCounted ? 1 : undefined}>
        {columns.map((column) =>
          column.isSortable ? (
            <SortHeader key={column.key} column={column} sort={sort} onSort={onSort} />
          ) : (
            <div
              key={column.key}
              className={lookOf(column)}
              role="columnheader"
              aria-label={column.short === undefined ? undefined : column.title}
            >
              <Title title={column.title} short={column.short} />
            </div>
          ),
        )}
      </div>
    </div>
  );
}

const Title = ({ title, short }: { title: string; short: string | undefined }) =>
  short === undefined ? (
    title
  ) : (
    <abbr className={css.short} title={title}>
      {short}
    </abbr>
  );

function SortHeader({
  column,
  sort,
  onSort,
}: Pick<GridHeadProps, 'sort' | 'onSort'> & { column: HeadColumn }) {
  const isSorted = sort?.key === column.key;
  const isDescending = isSorted && sort.isDescending;
  return (
    <div
      className={lookOf(column)}
      role="columnheader"
      aria-label={column.short === undefined ? undefined : column.title}
      aria-sort={sort && (isSorted ? (isDescending ? 'descending' : 'ascending') : 'none')}
    >
      <button
        type="button"
        className={css.sortButton}
        aria-label={column.short === undefined ? undefined : column.title}
        onClick={() => onSort?.({ key: column.key, isDescending: isSorted && !isDescending })}
      >
        <Title title={column.title} short={column.short} />
        <span className={css.sortMark}>
          {isDescending ? <ArrowDownIcon size="xs" /> : <ArrowUpIcon size="xs" />}
        </span>
      </button>
    </div>
  );
}
