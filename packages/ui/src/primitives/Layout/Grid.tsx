import { assignInlineVars } from '../../theme/assignInlineVars.ts';
import type { ReactNode } from 'react';
import { gap as gaps, type Gap } from './gap.css.ts';
import { grid, minColumn } from './Layout.css.ts';
import { rem } from '../../theme/inRem.ts';

export interface GridProps {
  children: ReactNode;
  /** Least width of a column in px at the usual size of letters: as many columns as fit, all as wide. */
  minWidth: number;
  /** Step of the space scale, 4 px each. */
  gap?: Gap;
}

/** Equal columns, as many as there is room for. */
export function Grid({ children, minWidth, gap = 4 }: GridProps) {
  return (
    <div className={`${grid} ${gaps[gap]}`} style={assignInlineVars({ [minColumn]: rem(minWidth) })}>
      {children}
    </div>
  );
}
