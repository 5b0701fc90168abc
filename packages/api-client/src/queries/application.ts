import { queryOptions } from '@tanstack/react-query';
import { applicationApi } from '../calls/application.ts';
import type { Api } from '../client.ts';
import { identityKey } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/** Settings and identity. Asked again whenever the tab is looked at: another tab may have signed out or delegated. */
export const applicationQuery = (api: Api) =>
  queryOptions({
    queryKey: [identityKey(undefined), 'application'],
    queryFn: ({ signal }) => applicationApi(api).get(signal),
    staleTime: fresh.session,
    refetchOnWindowFocus: 'always',
    ...once,
  });
