import { queryOptions } from '@tanstack/react-query';
import { applicationApi } from '../calls/application.ts';
import type { Api } from '../client.ts';
import { keepAll } from '../lostWork.ts';
import type { Application } from '../read/readApplication.ts';
import { identityKey, isSameIdentity } from './identityKey.ts';
import { fresh, once } from './queryDefaults.ts';

/**
 * Settings and identity. Asked again whenever the tab is looked at: another tab may have signed out or delegated, or the
 * session may be over. Then what was typed is kept before any screen is shown as a guest sees it.
 */
export const applicationQuery = (api: Api) =>
  queryOptions({
    queryKey: [identityKey(undefined), 'application'],
    queryFn: async ({ client, queryKey, signal }) => {
      const application = await applicationApi(api).get(signal);
      const before = client.getQueryData<Application>(queryKey)?.identity;
      if (before?.isAuth && !application.identity.isAuth) keepAll();
      // What is learned of the same one later is no change: what was read and typed belongs to how it was known at first.
      return before && isSameIdentity(before, application.identity)
        ? { ...application, identity: before }
        : application;
    },
    staleTime: fresh.session,
    refetchOnWindowFocus: 'always',
    ...once,
  });
