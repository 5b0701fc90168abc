import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { actions as actionRow, empty, mark, text } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** An icon of size `xl`. */
  icon?: ReactNode;
  title: string;
  /** What can be done, in one sentence. */
  children?: ReactNode;
  /** Buttons or links that lead on. */
  actions?: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: 1 | 2 | 3;
}

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ icon, title, children, actions, level = 2 }: EmptyStateProps) {
  return (
    <div className={empty}>
      {icon !== undefined && <div className={mark}>{icon}</div>}
      <Heading level={level} look="part">
        {title}
      </Heading>
      {children !== undefined && <p className={text}>{children}</p>}
      {actions !== undefined && <div className={actionRow}>{actions}</div>}
    </div>
  );
}
