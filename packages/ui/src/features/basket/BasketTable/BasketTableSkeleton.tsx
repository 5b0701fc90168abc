import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { basketTracks } from '../basketTracks.ts';
import * as css from './BasketTable.css.ts';
import { BasketTableFrame } from './BasketTable.tsx';

const tracks = basketTracks({ lines: [], showDiscount: true });

/** Holds the place of the rows, in their geometry. */
export function BasketTableSkeleton() {
  return (
    <div aria-busy="true">
      {/* Rows of nothing are nothing to read aloud. */}
      <div aria-hidden="true">
        <BasketTableFrame tracks={tracks} showDiscount>
          {Array.from({ length: 5 }, (_, row) => (
            <div className={css.row} role="row" key={row}>
              <div className={css.product} role="cell">
                <span className={css.skeletonThumb}>
                  <Skeleton height="100%" shape="control" />
                </span>
                <span className={css.words}>
                  <Skeleton width={`${56 + ((row * 11) % 32)}%`} />
                  <span className={css.skeletonGap} />
                  <Skeleton width={88} height={10} />
                </span>
              </div>
              <div className={css.price} role="cell" data-label="Birim fiyat">
                <Skeleton width={72} />
              </div>
              <div className={css.discount} role="cell">
                <Skeleton width={28} />
              </div>
              <div className={css.quantity} role="cell">
                <span className={css.skeletonStepper}>
                  <Skeleton height="100%" shape="control" />
                </span>
              </div>
              <div className={css.amount} role="cell">
                <Skeleton width={84} />
              </div>
              <div className={css.remove} role="cell" />
            </div>
          ))}
        </BasketTableFrame>
      </div>
    </div>
  );
}
