import { useQuery } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { menuQuery } from '@vitrin/api-client/queries/navigation';
import type { MenuEntry } from '@vitrin/api-client/read/readMenu';
import { useIdentity } from '@vitrin/api-client/useIdentity';

export interface FooterMenu {
  /** None until they have come. */
  readonly links: readonly MenuEntry[];
  /** Asks again; only there when they could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

const none: readonly MenuEntry[] = [];

/** The links of the footer. */
export function useFooterMenu(): FooterMenu {
  const identity = useIdentity();
  const { data, isError, refetch } = useQuery({
    ...menuQuery(api, identity, 'menu.footer'),
    enabled: identity !== undefined,
  });
  return {
    links: data ?? none,
    onRetry: data === undefined && isError ? () => void refetch() : undefined,
  };
}
