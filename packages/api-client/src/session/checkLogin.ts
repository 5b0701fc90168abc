import { queryOptions } from '@tanstack/react-query';
import { backend, read } from '../client.ts';
import { identityKey } from '../identity.ts';
import { fresh, once } from '../queries/queryDefaults.ts';
import { readFlag, readFlagUnlessOff } from '../read/readFlag.ts';

/** Reads GET /login/CheckLogin: may this visitor use the main layout; undefined when the answer is neither yes nor no. */
export function readCheckLogin(body: unknown): boolean | undefined {
  if (readFlag(body)) return true;
  return readFlagUnlessOff(body) ? undefined : false;
}

/** GET /login/CheckLogin: may this visitor use the main layout. */
export const checkLogin = (signal?: AbortSignal): Promise<boolean> =>
  read((init) => backend.GET('/login/CheckLogin', init), readCheckLogin, { signal });

/** May this visitor use the main layout. Asked again whenever the tab is looked at. */
export const checkLoginQuery = () =>
  queryOptions({
    queryKey: [identityKey(undefined), 'session', 'check'],
    queryFn: ({ signal }) => checkLogin(signal),
    staleTime: fresh.session,
    refetchOnWindowFocus: 'always',
    ...once,
  });
