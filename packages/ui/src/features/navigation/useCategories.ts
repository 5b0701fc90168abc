import { useQuery, useQueryClient } from '@tanstack/react-query';
import { categoriesQuery, type Category, refreshCategories } from '@vitrin/api-client/navigation/categories';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';
import { hearTabs } from '@vitrin/api-client/tabs';
import { useEffect } from 'react';
import { guest } from './guest.ts';
import { nameCategories } from './nameCategories.ts';

export interface Categories {
  /** Undefined while they are still coming, or when they could not be loaded. */
  readonly categories: readonly Category[] | undefined;
  /** Asks again; only there when they could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

/** The category tree; asked for again when another tab has changed it. */
export function useCategories(): Categories {
  const identity = useIdentity();
  const queries = useQueryClient();
  useEffect(() => hearTabs('vitrin-categories', () => void refreshCategories(queries)), [queries]);
  const { data, isError, refetch } = useQuery({
    ...categoriesQuery(identity ?? guest),
    enabled: identity !== undefined,
    select: nameCategories,
  });
  return { categories: data, onRetry: data === undefined && isError ? () => void refetch() : undefined };
}
