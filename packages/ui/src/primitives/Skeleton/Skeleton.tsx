import { vars } from '../../theme/vars.css.ts';
import { bar } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Number of px, or CSS such as `60%`; the whole width when left out. */
  width?: number | string;
  /** Number of px, or CSS such as `100%`. 12 stands for a line of text. */
  height?: number | string;
  shape?: 'bar' | 'control' | 'round';
}

const radius = { bar: undefined, control: vars.radius.control, round: vars.radius.full };

/** Holds the exact place of what is still loading. The region around it carries aria-busy; the bar itself is silent. */
export function Skeleton({ width, height = 12, shape = 'bar' }: SkeletonProps) {
  return <span className={bar} style={{ width, height, borderRadius: radius[shape] }} aria-hidden="true" />;
}
