import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './Checkout.css.ts';

/** Holds the place of the checkout. */
export function CheckoutSkeleton() {
  return (
    <div className={css.layout} aria-busy="true">
      <div className={css.sections}>
        <Cards count={4} />
        <Cards count={3} />
      </div>
      <div className={css.aside}>
        <div className={css.skeleton}>
          <Skeleton width={120} height={16} />
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton height={28} />
          <Skeleton height={48} shape="control" />
        </div>
      </div>
    </div>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <div className={css.section}>
      <div className={css.heading}>
        <Skeleton width={120} height={24} />
      </div>
      <div className={css.skeletonCards}>
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className={css.skeletonCard}>
            <Skeleton height="100%" shape="control" />
          </div>
        ))}
      </div>
    </div>
  );
}
