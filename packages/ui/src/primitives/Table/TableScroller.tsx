import type { ReactNode } from 'react';
import { scroller } from './TableScroller.css.ts';

export interface TableScrollerProps {
  /** Name of the region, for who scrolls it by keyboard. */
  label: string;
  children: ReactNode;
}

/**
 * Below 1024 px the table scrolls in its own box; the page never scrolls sideways. The box takes the focus, so that it
 * can be scrolled by keyboard where it holds nothing else to focus.
 */
export function TableScroller({ label, children }: TableScrollerProps) {
  return (
    <div className={scroller} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
