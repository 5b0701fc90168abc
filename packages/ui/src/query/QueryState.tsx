import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../primitives/ErrorState/ErrorState.tsx';
import { words } from '../text/words.ts';

export interface QueryStateProps<Data> extends Pick<ErrorStateProps, 'level'> {
  query: UseQueryResult<Data>;
  /** Holds the place until it is read, and while it is asked for again. */
  pending: ReactNode;
  /** Says what could not be loaded. */
  failed?: string;
  /** What is shown of what was read; left out where that stands elsewhere. */
  children?: (data: Data) => ReactNode;
}

/** What is read, in the state it is in: on its way, failed with a way to ask again, or there. What is there stays when it cannot be read again. */
export function QueryState<Data>({ query, pending, failed, level, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children?.(query.data);
  if (!query.isError) return pending;
  return (
    <QueryFailure onRetry={() => void query.refetch()} level={level}>
      {failed}
    </QueryFailure>
  );
}

/** Stands where something could not be read, whose words are its children. */
export const QueryFailure = (props: Omit<ErrorStateProps, 'title' | 'retryLabel'>) => (
  <ErrorState title={words.failed} retryLabel={words.retry} {...props} />
);
