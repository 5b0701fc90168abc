import { useQuery } from '@tanstack/react-query';
import { type MenuEntry, menuQuery } from '@vitrin/api-client/navigation/menu';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';

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
    ...menuQuery(identity, 'menu.header'),
    enabled: identity !== undefined,
  });
  return {
    entries: data ?? none,
    onRetry: data === undefined && isError ? () => void refetch() : undefined,
  };
}
