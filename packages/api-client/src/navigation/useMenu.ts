import { useQuery } from '@tanstack/react-query';
import { useIdentity } from '../application/useIdentity.ts';
import { type MenuEntry, type MenuName, menuQuery } from './menu.ts';

/** A menu as the page shows it. */
export interface Menu {
  /** None until they have come. */
  readonly entries: readonly MenuEntry[];
  /** Asks again; only there when they could not be loaded. */
  readonly onRetry: (() => void) | undefined;
}

const none: readonly MenuEntry[] = [];

/** One of the shop's menus. */
export function useMenu(name: MenuName): Menu {
  const identity = useIdentity();
  const { data, isError, refetch } = useQuery({
    ...menuQuery(identity, name),
    enabled: identity !== undefined,
  });
  return {
    entries: data ?? none,
    onRetry: data === undefined && isError ? () => void refetch() : undefined,
  };
}
