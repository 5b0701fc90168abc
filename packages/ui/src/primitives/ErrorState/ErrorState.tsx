import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { handOn } from '../Button/handOn.ts';
import { actions, empty, markFailed, text } from '../EmptyState/EmptyState.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { CloudOffIcon } from '../Icon/CloudOffIcon.tsx';
import { RefreshIcon } from '../Icon/RefreshIcon.tsx';

export interface ErrorStateProps {
  title: string;
  /** What could not be shown. */
  children?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  /** The second attempt is under way. */
  isRetrying?: boolean;
  /** Place of the title in the outline of the page. */
  level?: 1 | 2 | 3;
}

/** Stands where a piece of screen could not be loaded; the rest of the page stays usable. */
export function ErrorState({
  title,
  children,
  retryLabel,
  onRetry,
  isRetrying = false,
  level = 2,
}: ErrorStateProps) {
  return (
    <div className={empty} role="alert">
      <div className={markFailed}>
        <CloudOffIcon size="xl" />
      </div>
      <Heading level={level} look="part">
        {title}
      </Heading>
      {children !== undefined && <p className={text}>{children}</p>}
      <div className={actions}>
        <Button ref={handOn} tone="brand" icon={<RefreshIcon />} isPending={isRetrying} onPress={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
