import type { ReactNode } from 'react';
import type { GridColumn } from './GridColumn.ts';
import * as css from './GridTable.css.ts';
import { lookOf } from './lookOf.ts';

/** What a head knows of its column. */
export type HeadColumn = Omit<GridColumn<never>, 'cell' | 'attributes' | 'copies'>;

export interface GridHeadProps {
  columns: readonly HeadColumn[];
  /** Another head for a column than its name, as of `sortHeaders`; undefined for those that only have a name. */
  headerOf: ((column: HeadColumn) => ReactNode | undefined) | undefined;
  /** Not all rows are in the page, so that they are counted, and the head with them. */
  isCounted: boolean;
}

/** The names of the columns; stay in sight while the rows scroll, and stand on each page of paper. */
export const GridHead = ({ columns, headerOf, isCounted }: GridHeadProps) => (
  <div className={css.head} role="presentation" data-pressed={headerOf && ''}>
    <div className={css.headRow} role="row" aria-rowindex={isCounted ? 1 : undefined}>
      {columns.map((column) => headerOf?.(column) ?? <Header key={column.key} column={column} />)}
    </div>
  </div>
);

function Header({ column }: { column: HeadColumn }) {
  const { title, short, head } = column;
  return (
    <div
      className={lookOf(column)}
      role="columnheader"
      aria-label={short === undefined && !head ? undefined : title}
    >
      {head ?? <HeaderTitle title={title} short={short} />}
    </div>
  );
}

/** The name of a column, or what stands there where it is too long. */
export const HeaderTitle = ({ title, short }: { title: string; short: string | undefined }) =>
  short === undefined ? (
    title
  ) : (
    <abbr className={css.short} title={title}>
      {short}
    </abbr>
  );
