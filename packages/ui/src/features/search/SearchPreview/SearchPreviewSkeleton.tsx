import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as css from './SearchPreview.css.ts';

const rows = ['facts', 'code', 'list', 'own', 'cash'];

/** Keeps the place of a preview. */
export const SearchPreviewSkeleton = () => (
  <div className={css.preview} aria-hidden="true">
    <div className={css.top}>
      <span className={css.pictureSkeleton}>
        <Skeleton width="100%" height="100%" shape="control" />
      </span>
      <div className={css.title}>
        <Skeleton width="92%" height={16} />
        <Skeleton width="60%" height={16} />
        <Skeleton width={72} height={24} shape="control" />
      </div>
    </div>
    {rows.map((row) => (
      <Skeleton key={row} width="100%" />
    ))}
  </div>
);
