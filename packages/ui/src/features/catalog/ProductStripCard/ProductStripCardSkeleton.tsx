import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProductStripCard.css.ts';

/** A card before its product is there, exactly as high. */
export function ProductStripCardSkeleton({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={css.place}>
      <div className={css.card}>
        <div className={css.tile}>
          <Skeleton height="100%" />
        </div>
        <div className={css.body}>
          <span className={css.name}>
            <Skeleton width="92%" />
            <br />
            <Skeleton width="64%" />
          </span>
          <span className={css.code}>
            <Skeleton width={80} height={10} />
          </span>
          {isSignedIn ? (
            <>
              <span className={css.price}>
                <Skeleton width={96} height={16} />
              </span>
              <div className={css.buy}>
                <Skeleton width={56} />
                <Skeleton width={32} height={32} shape="control" />
              </div>
            </>
          ) : (
            <span className={css.login}>
              <Skeleton width={128} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
