import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { group, rowCount } from './RowGroup.css.ts';
import { PicturesDue } from './PicturesDue.ts';
import { whenSeen } from './whenSeen.ts';

export interface RowGroupProps {
  /** How many rows stand in it; with the table's `rowHeight` its place before it has been laid out. */
  count: number;
  children: ReactNode;
}

/**
 * Rows of a long table that come into the page together. Their `RowPicture`s are asked for once the group comes near the
 * window, and not while it flies past: on a phone in a warehouse they would be loaded for nobody, and each that arrives has a
 * piece of the page drawn anew, in the middle of the scroll.
 */
export function RowGroup({ count, children }: RowGroupProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isDue, setDue] = useState(false);
  useEffect(() => (ref.current ? whenSeen(ref.current, () => setDue(true)) : undefined), []);
  return (
    <div ref={ref} className={group} role="rowgroup" style={assignInlineVars({ [rowCount]: String(count) })}>
      <PicturesDue value={isDue}>{children}</PicturesDue>
    </div>
  );
}
