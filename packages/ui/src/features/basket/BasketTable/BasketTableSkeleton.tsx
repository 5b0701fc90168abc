import { GridFrame } from '../../../primitives/GridTable/GridFrame.tsx';
import { basketWidths } from '../basketWidths.ts';
import { basketColumns } from './basketColumns.tsx';
import { card, table } from './BasketTable.css.ts';

const columns = basketColumns(basketWidths([]), true, undefined);

/** Holds the place of the rows, in their geometry. */
export const BasketTableSkeleton = () => (
  <GridFrame
    label="Sepetiniz"
    columns={columns}
    rows={[]}
    skeletonRows={5}
    className={table}
    rowClassName={card}
  />
);
