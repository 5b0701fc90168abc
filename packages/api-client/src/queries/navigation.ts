import { queryOptions } from '@tanstack/react-query';
import { navigationApi, type MenuName } from '../calls/navigation.ts';
import type { Api } from '../client.ts';
import type { Identity } from '../read/readApplication.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** A menu. The login page, which knows no identity, asks without one. */
export const menuQuery = (api: Api, identity: Identity | undefined, id: MenuName) =>
  queryOptions({
    queryKey: [identityKey(identity), 'navigation', 'menu', id],
    queryFn: ({ signal }) => navigationApi(api).menu(id, signal),
    staleTime: fresh.furniture,
    ...once,
  });

/** The category tree. */
export const categoriesQuery = (api: Api, identity: Identity) =>
  queryOptions({
    queryKey: [identityKey(identity), 'navigation', 'categories'],
    queryFn: ({ signal }) => navigationApi(api).categories(signal),
    staleTime: fresh.furniture,
    ...once,
  });
