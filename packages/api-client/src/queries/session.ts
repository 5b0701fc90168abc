import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { sessionApi, type Credentials } from '../calls/session.ts';
import type { Api } from '../client.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** May this visitor use the main layout. Asked again whenever the tab is looked at. */
export const checkLoginQuery = (api: Api) =>
  queryOptions({
    queryKey: [identityKey(undefined), 'session', 'check'],
    queryFn: ({ signal }) => sessionApi(api).check(signal),
    staleTime: fresh.session,
    refetchOnWindowFocus: 'always',
    ...once,
  });

/** What the login page shows about the shop. */
export const loginPageQuery = (api: Api) =>
  queryOptions({
    queryKey: [identityKey(undefined), 'session', 'page'],
    queryFn: ({ signal }) => sessionApi(api).page(signal),
    staleTime: fresh.furniture,
    ...once,
  });

/** Signs in. The password is forgotten with the form: a settled mutation is not kept. */
export const loginMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (credentials: Credentials) => sessionApi(api).login(credentials),
    gcTime: 0,
    ...once,
  });
