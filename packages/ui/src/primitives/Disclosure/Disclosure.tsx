import type { ReactNode } from 'react';
import { ChevronRightIcon } from '../Icon/ChevronRightIcon.tsx';
import { chevron, content, summary, words } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is hidden; always visible. */
  title: ReactNode;
  children: ReactNode;
  /** At the end of the title line. */
  trailing?: ReactNode;
  isExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Of those with the same name only one is open. */
  name?: string;
}

/**
 * Hides the less needed under its title. The browser's own `<details>`: Enter and Space toggle it, and find-in-page
 * opens it.
 */
export function Disclosure({
  title,
  children,
  trailing,
  isExpanded,
  onExpandedChange,
  name,
}: DisclosureProps) {
  return (
    <details
      name={name}
      open={isExpanded}
      onToggle={(event) => {
        if (event.target === event.currentTarget) onExpandedChange?.(event.currentTarget.open);
      }}
    >
      <summary className={summary}>
        <span className={chevron}>
          <ChevronRightIcon size="sm" />
        </span>
        <span className={words}>{title}</span>
        {trailing}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
