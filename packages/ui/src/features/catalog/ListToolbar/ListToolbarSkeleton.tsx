import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ListToolbar.css.ts';

/** The toolbar before the shop has said what a list begins with, in its exact height. */
export const ListToolbarSkeleton = () => (
  <div className={css.toolbar} aria-busy="true">
    <BrandsSkeleton />
    <div className={css.stock}>
      <span className={css.pendingStock}>
        <Skeleton width={128} height={18} />
      </span>
    </div>
    <div className={css.sort}>
      <ControlSkeleton />
    </div>
    <div className={css.pendingView}>
      <ControlSkeleton />
    </div>
  </div>
);

/** The dropdown of brands before they are known, so that what stands beside it stays where it is when they come. */
export const BrandsSkeleton = () => (
  <div className={css.brands} aria-busy="true">
    <ControlSkeleton />
  </div>
);

const ControlSkeleton = () => (
  <div className={css.pendingControl}>
    <Skeleton height="100%" shape="control" />
  </div>
);
