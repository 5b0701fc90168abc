import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { article, line, lines, titleLine } from './PageArticle.css.ts';

const widths = ['100%', '96%', '88%', '99%', '92%', '64%'];

/** Keeps the place of a text. */
export const TextSkeleton = () => (
  <div className={lines}>
    {widths.map((width) => (
      <span className={line} key={width}>
        <Skeleton width={width} />
      </span>
    ))}
  </div>
);

/** Keeps the place of a page. */
export const PageArticleSkeleton = () => (
  <div className={article} aria-busy="true">
    <span className={titleLine}>
      <Skeleton width={240} height={24} />
    </span>
    <TextSkeleton />
  </div>
);
