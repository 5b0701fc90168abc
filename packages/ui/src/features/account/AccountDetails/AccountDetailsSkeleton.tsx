import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './AccountDetails.css.ts';

/** Rows of each card. */
const cards = [4, 2, 2, 2];

/** Keeps the place of the details. */
export const AccountDetailsSkeleton = () => (
  <div className={css.cards} aria-busy="true">
    {cards.map((rows, index) => (
      <div className={css.card} key={index}>
        <span className={css.titleSkeleton}>
          <Skeleton width={128} height={16} />
        </span>
        <div className={css.facts}>
          {Array.from({ length: rows }, (_, row) => (
            <div className={css.fact} key={row}>
              <span className={css.lineSkeleton}>
                <Skeleton width={80} />
              </span>
              <span className={css.lineSkeleton}>
                <Skeleton width={`${72 - row * 12}%`} />
              </span>
            </div>
          ))}
        </div>
      </div>
    ))}
  </div>
);
