import type { QueryClient } from '@tanstack/react-query';
import { api } from '@vitrin/api-client/api';
import { categoriesQuery, menuQuery } from '@vitrin/api-client/queries/navigation';
import type { Identity } from '@vitrin/api-client/read/readApplication';

/** Asks for what the header of the shop shows, before it is there. Never rejects: the header asks again for what failed. */
export async function prefetchNavigation(queries: QueryClient, identity: Identity): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(api, identity)),
    queries.prefetchQuery(menuQuery(api, identity, 'menu.header')),
  ]);
}
