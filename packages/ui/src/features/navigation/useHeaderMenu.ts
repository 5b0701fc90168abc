import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { menuQuery } from '@vitrin/api-client/queries/navigation';
import type { MenuEntry } from '@vitrin/api-client/read/readMenu';
import { useIdentity } from '@vitrin/api-client/useIdentity';

export interface HeaderMenuEntries {
  /** None until they have come. */
  readonly entries: readonly MenuEntry[];
  /** Asks again; only there when they could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

const none: readonly MenuEntry[] = [];

/** The menu across the header. */
export function useHeaderMenu(): HeaderMenuEntries {
  const identity = useIdentity();
  const { data, isError, refetch } = useQuery({
    ...menuQuery(api, identity, 'menu.header'),
    enabled: identity !== undefined,
  });
  return {
    entries: data ?? none,
    onRetry: data === undefined && isError ? () => void refetch() : undefined,
  };
}
