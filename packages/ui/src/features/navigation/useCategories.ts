import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { hearCategories } from '@vitrin/api-client/categoryNews';
import { categoriesQuery, refreshCategories } from '@vitrin/api-client/queries/navigation';
import type { Category } from '@vitrin/api-client/read/readCategories';
import { useIdentity } from '@vitrin/api-client/useIdentity';
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
  useEffect(() => hearCategories(() => void refreshCategories(queries)), [queries]);
  const { data, isError, refetch } = useQuery({
    ...categoriesQuery(api, identity ?? guest),
    enabled: identity !== undefined,
    select: nameCategories,
  });
  return { categories: data, onRetry: data === undefined && isError ? () => void refetch() : undefined };
}
