import { bar, line } from './Skeleton.css.ts';
import { rem } from '../../theme/inRem.ts';

export interface SkeletonProps {
  /** Number of px, or CSS such as `60%`; the whole width when left out. */
  width?: number | string;
  /** Number of px, or CSS such as `100%`. 12 stands for a line of text. */
  height?: number | string;
  shape?: 'bar' | 'control';
  /** Takes as much height as a line of the text it stands for, and lies in the middle of it. */
  isLine?: boolean;
}

const grown = (size: number | string | undefined) => (typeof size === 'number' ? rem(size) : size);

/** Holds the exact place of what is still loading. The region around it carries aria-busy; the bar itself is silent. */
export function Skeleton({ width, height = 12, shape = 'bar', isLine = false }: SkeletonProps) {
  const piece = (
    <span className={bar[shape]} style={{ width: grown(width), height: grown(height) }} aria-hidden="true" />
  );
  return isLine ? <span className={line}>{piece}</span> : piece;
}
