import { useMemo } from 'react';
import { GridFrame } from '../../../primitives/GridTable/GridFrame.tsx';
import type { ProductColumns } from '../productColumns.ts';
import { productGridColumns } from './productGridColumns.tsx';
import { card, table } from './ProductTable.css.ts';

export interface ProductTableSkeletonProps {
  isSignedIn: boolean;
}

/** What a page of products most often has; the names of its prices are not known yet. */
const guess = (isSignedIn: boolean): ProductColumns => ({
  barcode: true,
  prices: isSignedIn ? ['\u00a0', '\u00a0\u00a0', '\u00a0\u00a0\u00a0'] : [],
  discount: isSignedIn,
  agreement: isSignedIn,
  stock: isSignedIn,
  leadTime: true,
  quantity: isSignedIn,
  priceWidth: 104,
});

/** The table before its rows are there, with their exact geometry: a usual page, so that what stands below stays where it is. */
export function ProductTableSkeleton({ isSignedIn }: ProductTableSkeletonProps) {
  const columns = useMemo(() => productGridColumns(guess(isSignedIn), undefined, ''), [isSignedIn]);
  return (
    <GridFrame
      label="Ürünler"
      columns={columns}
      rows={[]}
      skeletonRows={20}
      className={table}
      rowClassName={card}
    />
  );
}
