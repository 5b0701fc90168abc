import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './BrandList.css.ts';

/** How many brands the first groups are drawn with. */
const groups = [3, 3, 2, 3, 3, 2, 2, 2, 3, 2, 3, 2];

/** Keeps the place of the index. */
export const BrandListSkeleton = () => (
  <div className={css.index} aria-busy="true">
    <div className={css.bar}>
      <span className={css.barSkeleton}>
        <Skeleton width="100%" />
      </span>
    </div>
    <div className={css.groups}>
      {groups.map((count, index) => (
        <div className={css.group} key={index}>
          <div className={css.heading}>
            <span className={css.headingSkeleton}>
              <Skeleton width={16} height={20} />
            </span>
          </div>
          <div className={css.brands}>
            {Array.from({ length: count }, (_, place) => (
              <span className={css.brand} key={place}>
                <Skeleton width={`${50 + ((place * 17) % 40)}%`} />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  </div>
);
