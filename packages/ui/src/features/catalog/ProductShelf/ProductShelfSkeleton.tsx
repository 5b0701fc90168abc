import { rows } from '../../../primitives/Carousel/Carousel.css.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { pulsing } from '../../../primitives/Skeleton/Skeleton.css.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ProductStripCardSkeleton } from '../ProductStripCard/ProductStripCardSkeleton.tsx';
import * as css from './ProductShelf.css.ts';

export interface ProductShelfSkeletonProps {
  /** Left out where it comes with the products. */
  title?: string | undefined;
  isSignedIn: boolean;
}

/** A row of products before they are there. */
export function ProductShelfSkeleton({ title, isSignedIn }: ProductShelfSkeletonProps) {
  return (
    <div aria-busy="true">
      <div className={css.head}>
        {title === undefined ? <Skeleton width={200} height={20} /> : <Heading level={2}>{title}</Heading>}
      </div>
      <div className={`${rows} ${pulsing}`}>
        {[0, 1, 2, 3].map((card) => (
          <div className={css.placeholder} key={card}>
            <ProductStripCardSkeleton isSignedIn={isSignedIn} />
          </div>
        ))}
      </div>
    </div>
  );
}
