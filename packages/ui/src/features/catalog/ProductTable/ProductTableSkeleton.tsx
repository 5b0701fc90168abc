import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { ProductColumns } from '../productColumns.ts';
import { TableFrame } from './ProductTable.tsx';
import * as css from './ProductTable.css.ts';

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

/** A usual page, so that what stands below stays where it is. */
const rows = Array.from({ length: 20 }, (_, index) => index);

/** The table before its rows are there, with their exact geometry. */
export function ProductTableSkeleton({ isSignedIn }: ProductTableSkeletonProps) {
  const columns = guess(isSignedIn);
  return (
    <div aria-busy="true" inert>
      <TableFrame columns={columns}>
        {rows.map((row) => (
          <div className={css.row} role="row" key={row}>
            <div className={css.product} role="cell">
              <span className={css.noThumb}>
                <Skeleton width="100%" height="100%" />
              </span>
              <span className={css.words}>
                <Skeleton width={`${62 + ((row * 7) % 30)}%`} />
                <span className={css.skeletonGap} />
                <Skeleton width={96} height={10} />
              </span>
            </div>
            <div className={css.barcode} role="cell">
              <Skeleton width={100} />
            </div>
            {columns.prices.map((name, index) => (
              <div
                className={css.price}
                role="cell"
                key={name}
                data-label={name}
                data-first={index === 0 ? '' : undefined}
              >
                <Skeleton width={72} isLine />
              </div>
            ))}
            {columns.discount && (
              <div className={css.discount} role="cell">
                <Skeleton width={28} />
              </div>
            )}
            {columns.agreement && (
              <div className={css.agreement} role="cell" data-empty="">
                <Skeleton width={72} />
              </div>
            )}
            {columns.stock && (
              <div className={css.stock} role="cell">
                <span>
                  <Skeleton width={64} isLine />
                  <span className={css.leadLine}>
                    <Skeleton width={48} isLine />
                  </span>
                </span>
              </div>
            )}
            <div className={columns.stock ? css.leadTime : css.leadTimeAlone} role="cell">
              <Skeleton width={56} />
            </div>
            <div className={css.quantity} role="cell">
              <div className={css.pendingQuantity}>
                <Skeleton height="100%" shape="control" />
              </div>
            </div>
          </div>
        ))}
      </TableFrame>
    </div>
  );
}
