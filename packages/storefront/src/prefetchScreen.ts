import type { QueryClient } from '@tanstack/react-query';
import { applicationQuery } from '@vitrin/api-client/application/application';
import { checkLoginQuery } from '@vitrin/api-client/session/checkLogin';
import { prefetchNavigation } from '@vitrin/ui/prefetch-navigation';
import { routes, type RouteName } from '@vitrin/ui/routes';
import { preloadFiles, readPreloadTable } from '../preload/preloadFiles.ts';
import { findScreen } from './findScreen.ts';
import { screens } from './screens.tsx';
import { withoutBase } from './withoutBase.ts';

const table = readPreloadTable();

/** Fetches the files a route needs, all at once; who is to show its screen asks for that itself. */
export const preloadScreen = (name: RouteName) => preloadFiles(table, name);

/** Fetches the code an address will need, ahead of being shown. */
export function warmScreen(address: string): void {
  const found = findScreen(withoutBase(address.split(/[?#]/)[0] ?? ''));
  if (!found) return;
  preloadScreen(found.name);
  screens[found.name].screen.warm();
}

/** Asks for what the screen of an address asks for first. Never rejects: the screen asks again for what failed, and tells. */
export async function prefetchData(queries: QueryClient, address: string): Promise<void> {
  const application = queries.getQueryData(applicationQuery().queryKey);
  const { pathname, searchParams } = new URL(address, location.origin);
  const found = findScreen(withoutBase(pathname));
  if (!application || !found) return;
  await screens[found.name]
    .prefetch?.(queries, application, found.params, searchParams)
    .catch(() => undefined);
}

/**
 * Fetches the code of an address, and what the shop around it and the screen itself ask for first, so that all of it can be
 * rendered at once. Never rejects: what could not be had is asked for again, and told, by what shows it.
 */
export async function prefetchScreen(
  queries: QueryClient,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const found = findScreen(withoutBase(pathname));
  if (!found) return;
  const { screen, prefetch } = screens[found.name];
  const ask = async () => {
    const check = queries.prefetchQuery(checkLoginQuery());
    const application = await queries.ensureQueryData(applicationQuery());
    // The header may come after what it stands above.
    void prefetchNavigation(queries, application.identity);
    await Promise.all([check, prefetch?.(queries, application, found.params, new URLSearchParams(search))]);
  };
  const isPlain = routes[found.name].layout === 'plain';
  await Promise.allSettled([screen.load(), isPlain ? undefined : ask()]);
}
