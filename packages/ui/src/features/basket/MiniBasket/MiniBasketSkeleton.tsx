import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './MiniBasket.css.ts';

/** Holds the place of the mini basket. */
export function MiniBasketSkeleton() {
  return (
    <div className={css.mini} aria-busy="true">
      {[72, 56, 64].map((width) => (
        <div className={css.item} key={width}>
          <Skeleton width={40} height={40} shape="control" />
          <Skeleton width={`${width}%`} />
          <Skeleton width={72} />
        </div>
      ))}
      <div className={css.foot}>
        <Skeleton height={20} />
        <Skeleton height={40} shape="control" />
      </div>
    </div>
  );
}
