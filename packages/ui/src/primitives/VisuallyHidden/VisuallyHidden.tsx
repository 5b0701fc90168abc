import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  children: ReactNode;
  id?: string;
  /** `status` reads changes of the text aloud when the user pauses. */
  role?: 'status' | 'alert';
}

/** Words only for screen readers. */
export function VisuallyHidden({ children, id, role }: VisuallyHiddenProps) {
  return (
    <span className={hidden} id={id} role={role}>
      {children}
    </span>
  );
}
