import type { ReactNode } from 'react';
import { gap as gaps, type Gap } from './gap.css.ts';
import { align as aligns, inline, justify as justifies } from './Layout.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Step of the space scale, 4 px each. */
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
}

/** Side by side, onto the next line where there is no room. */
export function Inline({ children, gap = 3, align = 'center', justify = 'start' }: InlineProps) {
  return <div className={`${inline} ${gaps[gap]} ${aligns[align]} ${justifies[justify]}`}>{children}</div>;
}
