import { BasketTableSkeleton } from '../../features/basket/BasketTable/BasketTableSkeleton.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './Basket.css.ts';

/** Holds the place of the basket. */
export function BasketSkeleton() {
  return (
    <div className={css.layout}>
      <div>
        <BasketTableSkeleton />
      </div>
      <div className={css.aside} aria-busy="true">
        <div className={css.summary}>
          <div className={css.skeletonSums}>
            <Skeleton width={120} height={16} />
            <Skeleton />
            <Skeleton />
            <Skeleton height={28} />
          </div>
        </div>
        <div className={css.order}>
          <Skeleton height={48} shape="control" />
        </div>
      </div>
    </div>
  );
}
