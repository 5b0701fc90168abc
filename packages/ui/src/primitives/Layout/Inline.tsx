import type { ReactNode } from 'react';
import { gap as gaps } from './gap.css.ts';
import { align as aligns, inline, justify as justifies, wraps } from './Layout.css.ts';

export interface InlineProps {
  children: ReactNode;
  /** Step of the space scale, 4 px each. */
  gap?: keyof typeof gaps;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Stays on one line; the children must be able to shrink. */
  isNowrap?: boolean;
}

/** Side by side, onto the next line where there is no room. */
export function Inline({
  children,
  gap = 3,
  align = 'center',
  justify = 'start',
  isNowrap = false,
}: InlineProps) {
  const row = `${inline} ${gaps[gap]} ${aligns[align]} ${justifies[justify]}`;
  return <div className={isNowrap ? row : `${row} ${wraps}`}>{children}</div>;
}
