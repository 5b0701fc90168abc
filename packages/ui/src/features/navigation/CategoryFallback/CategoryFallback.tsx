import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { LoadFailure } from '../LoadFailure/LoadFailure.tsx';
import { notice, waiting } from './CategoryFallback.css.ts';

export interface CategoryFallbackProps {
  /** They have come, and there are none. */
  isEmpty: boolean;
  /** They could not be loaded; asks again. */
  onRetry?: (() => void) | undefined;
}

const widths = [140, 176, 120, 160, 104, 148, 132, 168];

/** Stands in the place of the categories while they are coming, when they failed and when there are none. */
export function CategoryFallback({ isEmpty, onRetry }: CategoryFallbackProps) {
  if (isEmpty) return <p className={notice}>Kategori bulunamadı.</p>;
  if (onRetry) {
    return (
      <div className={notice}>
        <LoadFailure onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div className={waiting} aria-busy="true">
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </div>
  );
}
