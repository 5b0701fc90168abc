import { spinner } from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is going on, for screen readers. Left out where text beside it already says so. */
  label?: string;
}

/** Something is under way. For a region that loads, use a Skeleton of its geometry instead. */
export function Spinner({ label }: SpinnerProps) {
  return label === undefined ? (
    <span className={spinner} aria-hidden="true" />
  ) : (
    <span className={spinner} role="img" aria-label={label} />
  );
}
