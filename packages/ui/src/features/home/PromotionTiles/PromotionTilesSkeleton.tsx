import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './PromotionTiles.css.ts';

/** The tiles before their promotions are there. */
export function PromotionTilesSkeleton() {
  return (
    <div aria-busy="true">
      <div className={css.head}>
        <Skeleton width={220} height={20} />
      </div>
      <div className={css.tiles}>
        {[0, 1, 2].map((tile) => (
          <div className={css.tile} key={tile}>
            <div className={css.words}>
              <Skeleton width="70%" height={16} />
              <br />
              <Skeleton width="90%" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
