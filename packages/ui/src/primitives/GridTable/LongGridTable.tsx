import { everyRowLimit } from './everyRowLimit.ts';
import { GridFrame, type GridFrameProps } from './GridFrame.tsx';
import { RowsInTurn } from './RowsInTurn.tsx';

export interface LongGridTableProps<Row> extends Omit<
  GridFrameProps<Row>,
  'keyed' | 'isCounted' | 'children'
> {
  /** Up to so many rows all of them are in the page: fewer where a row is heavy, as one with fields. */
  everyRowUpTo?: number;
}

/** Rows that are rendered together: a few windows full; where only those near are in the page, no more than are needed. */
const chunkSize = { all: 50, near: 10 };

/**
 * A `GridTable` for thousands of rows: a row is its place, and what is typed into it is kept outside. Those near the window are
 * rendered first, the others when their turn comes, and of more than 6,000 only those near, but all of them for paper and the
 * clipboard.
 */
export function LongGridTable<Row>({ everyRowUpTo = everyRowLimit, ...frame }: LongGridTableProps<Row>) {
  const { rows, columns, rowClassName, renderRow } = frame;
  const isLong = rows.length > everyRowUpTo;
  // Rows with fields stay in their groups as they become too many: somebody is in one.
  const size = isLong || everyRowUpTo < everyRowLimit ? chunkSize.near : chunkSize.all;
  return (
    <GridFrame {...frame} isCounted={isLong}>
      <RowsInTurn rows={rows} isLong={isLong} chunkSize={size} {...{ columns, rowClassName, renderRow }} />
    </GridFrame>
  );
}
