import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '@vitrin/api-client/navigation/categories';
import { menuQuery } from '@vitrin/api-client/navigation/menu';
import type { Identity } from '@vitrin/api-client/identity';

/** Asks for what the header of the shop shows, before it is there. Never rejects: the header asks again for what failed. */
export async function prefetchNavigation(queries: QueryClient, identity: Identity): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(identity)),
    queries.prefetchQuery(menuQuery(identity, 'menu.header')),
  ]);
}
