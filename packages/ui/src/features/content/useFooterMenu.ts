import { useQuery } from '@tanstack/react-query';
import { type MenuEntry, menuQuery } from '@vitrin/api-client/navigation/menu';
import { useIdentity } from '@vitrin/api-client/application/useIdentity';

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
    ...menuQuery(identity, 'menu.footer'),
    enabled: identity !== undefined,
  });
  return {
    links: data ?? none,
    onRetry: data === undefined && isError ? () => void refetch() : undefined,
  };
}
