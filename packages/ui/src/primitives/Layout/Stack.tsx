import type { ReactNode } from 'react';
import { gap as gaps, type Gap } from './gap.css.ts';
import { stack } from './Layout.css.ts';

export interface StackProps {
  children: ReactNode;
  /** Step of the space scale, 4 px each. */
  gap?: Gap;
  align?: 'stretch' | 'start' | 'center';
}

/** One below the other. */
export function Stack({ children, gap = 4, align = 'stretch' }: StackProps) {
  return <div className={`${stack[align]} ${gaps[gap]}`}>{children}</div>;
}
