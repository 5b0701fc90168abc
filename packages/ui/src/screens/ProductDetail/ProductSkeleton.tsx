import { ProductFactsSkeleton } from '../../features/product/ProductFacts/ProductFacts.tsx';
import * as galleryCss from '../../features/product/ProductGallery/ProductGallery.css.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProductDetail.css.ts';

/** A product before it is there. */
export const ProductSkeleton = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <div className={css.place} aria-busy="true">
    <div className={css.product}>
      <div className={css.gallery}>
        <div className={galleryCss.gallery}>
          <div className={galleryCss.stage}>
            <Skeleton height="100%" />
          </div>
          <div className={galleryCss.thumbs}>
            {[0, 1, 2, 3].map((thumb) => (
              <div className={galleryCss.thumb} key={thumb}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={css.facts}>
        <ProductFactsSkeleton />
      </div>
      <div className={css.order}>
        <div className={css.box}>
          {isSignedIn ? (
            <>
              <Skeleton width={120} />
              <Skeleton width={160} height={32} />
              <Skeleton height={160} />
              <Skeleton height={40} shape="control" />
            </>
          ) : (
            <>
              <Skeleton height={20} />
              <Skeleton height={48} shape="control" />
            </>
          )}
        </div>
      </div>
    </div>
  </div>
);
